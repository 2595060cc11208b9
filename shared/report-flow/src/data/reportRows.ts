import type { Language } from '@territori/contract';
import type { ReportSpool, SpoolRequest } from '@territori/contract/wire';
import type { Api, CallOptions, EditionInUse } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';
import { BLANK, type ColumnFilter, type FilterMatch, type ReportView } from './ReportView.ts';
import type { ReportDates } from './reportDates.ts';
import { wireLanguage } from './wireLanguage.ts';

/** Which rows of which report at which dates. */
export interface RowsRequest {
  readonly id: number;
  readonly dates: ReportDates;
  readonly view: ReportView;
}

/** The largest page size of the API, which streams value lists and whole reports. */
const ALL_ROWS = 999_999;

export function spoolPath({ id, dates }: Pick<RowsRequest, 'id' | 'dates'>): string {
  return `/api/Report/Spool/${dates.from}/${id}`;
}

/** The API's operators of the comparisons; an equality needs none unless its column has several. */
const OPERATORS: Readonly<Record<FilterMatch, string>> = { contains: 'CONTAINS', from: 'GE', to: 'LE' };

function operator({ column, match }: ColumnFilter, filters: readonly ColumnFilter[]): string {
  if (match) return OPERATORS[match];
  return filters.filter((other) => other.column === column && !other.match).length > 1 ? 'IN' : 'EQ';
}

/** Filters and sorts as the API takes them: single quotes in values are doubled; a view of equalities alone has no operators. */
export function spoolBody({ filters, sorts }: Pick<ReportView, 'filters' | 'sorts'>): SpoolRequest {
  const operators = filters.map((filter) => operator(filter, filters));
  return {
    orderFields: sorts.map(({ column }) => column),
    orderDirects: sorts.map(({ direction }) => direction),
    pFilterFields: filters.map(({ column }) => column),
    pFilterValues: filters.map(({ value }) => value.replaceAll("'", "''")),
    ...(operators.some((one) => one !== 'EQ') && { pFilterOperators: operators }),
  };
}

/** The parameters of the rows on screen. */
function pageQuery({ dates, view }: RowsRequest, language: Language): NonNullable<CallOptions['query']> {
  return { PageNum: view.page, PageSize: view.size, dataA: dates.to, plang: wireLanguage(language), ...spoolBody(view) };
}

/** The parameters of every row of the report, with the filters and the order on screen: what a program asks for. */
export function wholeReportQuery({ dates, view }: RowsRequest, language: Language): NonNullable<CallOptions['query']> {
  return { PageNum: 1, PageSize: ALL_ROWS, dataA: dates.to, plang: wireLanguage(language), ...spoolBody(view) };
}

/** The parameters by which the answer to an address never changes and may be cached without a limit. */
const inUse = (edition: EditionInUse | undefined) => ({ edizione: edition?.id, versione: edition?.versione });

/** A page of rows. */
export function rowsQuery(api: Api, language: Language, request: RowsRequest, edition: EditionInUse | undefined) {
  const [path, query] = [spoolPath(request), pageQuery(request, language)];
  return queryOptions({
    // the chosen columns are not part of it: the rows have all columns
    queryKey: ['report-rows', path, query, inUse(edition)],
    queryFn: ({ signal }) => api.get<ReportSpool>(path, { query: { ...query, ...inUse(edition) }, signal, inPlace: true }),
  });
}

/** All rows under the filters of a view, in the order of the report. */
export const allRowsQuery = (api: Api, language: Language, { id, dates, view }: RowsRequest, edition: EditionInUse | undefined) =>
  rowsQuery(api, language, { id, dates, view: { filters: view.filters, sorts: [], page: 1, size: ALL_ROWS } }, edition);

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
    queryKey: ['report-values', id, dates, filters, column, inUse(edition), language],
    queryFn: async ({ signal }) => {
      const query = {
        PageNum: 1,
        PageSize: ALL_ROWS,
        dataA: dates.to,
        plang: wireLanguage(language),
        plovfield: column,
        ...inUse(edition),
        ...spoolBody({ filters, sorts: [] }),
      };
      const { body, avviso } = await api.get<ReportSpool>(spoolPath({ id, dates }), { query, signal, inPlace: true });
      return { values: body.map((row) => String(row[column] ?? '') || BLANK), notice: avviso };
    },
    enabled: column !== '',
  });
}
