import type { Language } from '@territori/contract';
import type { Items, TipologiaUnita } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';

/** The kinds of unit that can be searched, with their names. */
export function unitTypesQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['unit-types', language],
    queryFn: async ({ signal }) => {
      const parameters = { haRuolo: '', plang: language };
      return (await api.query<Items<TipologiaUnita>>('ricercacodice_criterio', parameters, { signal, silent: true })).items;
    },
  });
}
