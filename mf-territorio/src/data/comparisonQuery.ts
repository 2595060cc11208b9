import type { Language } from '@territori/contract';
import type { RispostaConfronto } from '@territori/contract/v1';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { MapLevel } from '@territori/report-flow/map';

/** What happened to the units of a level between two days, in either order. Asks nothing where one of them is null. */
export function comparisonQuery(api: Api, language: Language, days: readonly [string, string | null], level: MapLevel) {
  const [one, other] = days;
  const [da, a] = other !== null && other < one ? [other, one] : [one, other];
  return queryOptions({
    queryKey: ['territorio', 'confronto', da, a, level, language],
    enabled: other !== null && other !== one,
    queryFn: ({ signal }) =>
      api.get<RispostaConfronto>('/api/v1/confronto', {
        query: { da, a: a ?? da, livello: level, lingua: language },
        signal,
        silent: true,
        ofEdition: true,
      }),
  });
}
