import type { Language } from '@territori/contract';
import type { ReportSpool } from '@territori/contract/wire';
import type { Api, CallOptions, EditionInUse } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import type { RowsRequest } from './RowsRequest.ts';
import { ALL_ROWS, spoolBody, spoolEdition, spoolPath } from './spoolRequest.ts';
import { wireLanguage } from './wireLanguage.ts';

/** The parameters of the rows on screen. */
function pageQuery({ dates, view }: RowsRequest, language: Language): NonNullable<CallOptions['query']> {
  return { PageNum: view.page, PageSize: view.size, dataA: dates.to, plang: wireLanguage(language), ...spoolBody(view) };
}

/** A page of rows. */
export function rowsQuery(api: Api, language: Language, request: RowsRequest, edition: EditionInUse | undefined) {
  const [path, query] = [spoolPath(request), pageQuery(request, language)];
  return queryOptions({
    // the chosen columns are not part of it: the rows have all columns
    queryKey: ['report-rows', path, query, spoolEdition(edition)],
    queryFn: ({ signal }) => api.get<ReportSpool>(path, { query: { ...query, ...spoolEdition(edition) }, signal, inPlace: true }),
  });
}

/** All rows under the filters of a view, in the order of the report. */
export const allRowsQuery = (api: Api, language: Language, { id, dates, view }: RowsRequest, edition: EditionInUse | undefined) =>
  rowsQuery(api, language, { id, dates, view: { filters: view.filters, sorts: [], page: 1, size: ALL_ROWS } }, edition);
