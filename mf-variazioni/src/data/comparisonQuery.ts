import type { Language } from '@territori/contract';
import type { Livello, RispostaConfronto } from '@territori/contract/v1';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';

/** How the number of units of a level got from one day to another. Either day may be the later one. */
export function comparisonQuery(api: Api, language: Language, days: { readonly dal: string; readonly al: string } | null, level: Livello) {
  return queryOptions({
    queryKey: ['variazioni', 'confronto', days, level, language],
    enabled: days !== null,
    queryFn: ({ signal }) =>
      api.get<RispostaConfronto>('/api/v1/confronto', {
        query: { da: days?.dal, a: days?.al, livello: level, lingua: language },
        signal,
        silent: true,
        ofEdition: true,
      }),
  });
}
