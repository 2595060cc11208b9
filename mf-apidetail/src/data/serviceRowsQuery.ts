import type { Microservizio, ReportNonDisponibile, Resultset, Row } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { ReportDates } from '@territori/report-flow/viewer/reportDates';
import { serviceCall } from './service.ts';

/** The rows that the published service answers with at these dates, as a program gets them; null when the report is not available then. */
export function serviceRowsQuery(api: Api, service: Microservizio, dates: ReportDates) {
  const query = serviceCall(service, dates);
  return queryOptions({
    queryKey: ['apidetail', 'righe', query],
    queryFn: async ({ signal }): Promise<readonly Row[] | null> => {
      const { resultset } = await api.get<Resultset<Row | ReportNonDisponibile>>('/publish/reportspooljson', {
        query,
        signal,
        silent: true,
      });
      const [first] = resultset;
      return first && 'ERRCODE' in first ? null : (resultset as readonly Row[]);
    },
  });
}
