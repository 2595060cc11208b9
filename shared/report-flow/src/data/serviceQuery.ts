import type { Language } from '@territori/contract';
import type { Items, Microservizio } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import { wireLanguage } from './wireLanguage.ts';

/** The published services of a report: parameters and links; null for a report without any. */
export function serviceQuery(api: Api, language: Language, id: number, silent: boolean) {
  return queryOptions({
    queryKey: ['report-service', id, language],
    queryFn: async ({ signal }) => {
      const parameters = { p_id_funzione: id, plang: wireLanguage(language) };
      return (
        (await api.query<Items<Microservizio>>('get_elenco_microservizi', parameters, { signal, silent, inPlace: true })).items[0] ?? null
      );
    },
  });
}
