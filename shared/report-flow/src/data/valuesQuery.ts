import type { Language } from '@territori/contract';
import type { ReportSpool } from '@territori/contract/wire';
import type { Api, EditionInUse } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import { BLANK } from './ReportView.ts';
import type { RowsRequest } from './RowsRequest.ts';
import { ALL_ROWS, spoolBody, spoolEdition, spoolPath } from './spoolRequest.ts';
import { wireLanguage } from './wireLanguage.ts';

/**
 * The distinct values of a column under the active filters, with a missing value as `BLANK`. `notice` says on which dates a column has
 * values that has none on this one.
 */
export function valuesQuery(
  api: Api,
  language: Language,
  { id, dates, view }: RowsRequest,
  column: string,
  edition: EditionInUse | undefined,
) {
  const { filters } = view;
  return queryOptions({
    queryKey: ['report-values', id, dates, filters, column, spoolEdition(edition), language],
    queryFn: async ({ signal }) => {
      const query = {
        PageNum: 1,
        PageSize: ALL_ROWS,
        dataA: dates.to,
        plang: wireLanguage(language),
        plovfield: column,
        ...spoolEdition(edition),
        ...spoolBody({ filters, sorts: [] }),
      };
      const { body, avviso } = await api.get<ReportSpool>(spoolPath({ id, dates }), { query, signal, inPlace: true });
      return { values: body.map((row) => String(row[column] ?? '') || BLANK), notice: avviso };
    },
    enabled: column !== '',
  });
}
