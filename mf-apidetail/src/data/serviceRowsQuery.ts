import type { Microservizio, ReportNonDisponibile, Resultset, Row } from '@territori/contract/wire';
import type { Api } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import { serviceLinks } from '@territori/report-flow/api';
import type { ReportDates } from '@territori/report-flow/dates';

/** The rows of the published service at these dates, as a program receives them; null when the report is not available at these dates. */
export function serviceRowsQuery(api: Api, service: Microservizio, dates: ReportDates) {
  const address = serviceLinks(service, dates).rows;
  return queryOptions({
    queryKey: ['apidetail', 'righe', address],
    queryFn: async ({ signal }): Promise<readonly Row[] | null> => {
      const { resultset } = await api.get<Resultset<Row | ReportNonDisponibile>>(address, { signal, silent: true });
      const [first] = resultset;
      return first && 'ERRCODE' in first ? null : (resultset as readonly Row[]);
    },
  });
}
