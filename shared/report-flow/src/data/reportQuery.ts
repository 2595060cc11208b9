import type { Language } from '@territori/contract';
import type { Items, ReportListItem } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import { wireLanguage } from './wireLanguage.ts';

/** A report by its id, with its whole period; null for an unknown report or one that is not enabled. */
export function reportQuery(api: Api, language: Language, id: number) {
  return queryOptions({
    queryKey: ['report', id, language],
    queryFn: async ({ signal }) => {
      const query = { funzione: id, plang: wireLanguage(language) };
      const { items } = await api.get<Items<ReportListItem>>('/api/Report/GetFunzione', { query, signal, inPlace: true });
      return items[0] ?? null;
    },
  });
}
