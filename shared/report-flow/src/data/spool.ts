import type { Language } from '@territori/contract';
import type { SpoolRequest } from '@territori/contract/wire';
import type { CallOptions, EditionInUse } from '@territori/kit';
import type { ColumnFilter, FilterMatch, ReportView } from './ReportView.ts';
import type { RowsRequest } from './RowsRequest.ts';
import { wireLanguage } from './wireLanguage.ts';

/** The largest page size of the API, which streams value lists and whole reports. */
export const ALL_ROWS = 999_999;

/** The path of the call that gives rows of a report. */
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

/** The parameters of every row of the report, with the filters and the order on screen: what a program asks for. */
export function wholeReportQuery({ dates, view }: RowsRequest, language: Language): NonNullable<CallOptions['query']> {
  return { PageNum: 1, PageSize: ALL_ROWS, dataA: dates.to, plang: wireLanguage(language), ...spoolBody(view) };
}

/** The parameters by which the answer to an address never changes and may be cached without a limit. */
export const editionQuery = (edition: EditionInUse | undefined) => ({ edizione: edition?.id, versione: edition?.versione });
