import type { Language } from '@territori/contract';
import type { Items, Microservizio } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';

/** The published services: one entry per report. */
export function servicesQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['apidetail', 'servizi', language],
    queryFn: async ({ signal }) => {
      const { items } = await api.query<Items<Microservizio>>('get_elenco_microservizi', { plang: language }, { signal, silent: true });
      return items;
    },
  });
}
