import type { Language } from '@territori/contract';
import type { Items, TipologiaUnita } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';

/** The kinds of unit whose codes can be looked up, with their names. */
export function unitTypesQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['ricerca-codice', 'tipi', language],
    queryFn: async ({ signal }) => {
      const { items } = await api.query<Items<TipologiaUnita>>(
        'ricercacodice_criterio',
        { haRuolo: '', plang: language },
        { signal, silent: true },
      );
      return items;
    },
  });
}
