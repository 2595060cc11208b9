import type { Language } from '@territori/contract';
import type { Items, ReportListItem } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';

/** The two lists of reports on the home page. */
export type HomeList = 'evidenza' | 'consultati';

export function homeReportsQuery(api: Api, language: Language, list: HomeList) {
  return queryOptions({
    queryKey: ['home-reports', list, language],
    queryFn: async ({ signal }) => {
      const { items } = await api.query<Items<ReportListItem>>(
        `homepage_report_${list}`,
        { plang: language.toUpperCase() },
        { signal, inPlace: true },
      );
      return items;
    },
  });
}
