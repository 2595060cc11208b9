import type { SpoolRequest } from '@territori/contract/wire';
import type { EditionInUse } from '@territori/kit';
import type { ColumnFilter, FilterMatch, ReportView } from './ReportView.ts';
import type { RowsRequest } from './RowsRequest.ts';

/** The largest page size of the API, which streams value lists and whole reports. */
export const ALL_ROWS = 999_999;

export function spoolPath({ id, dates }: Pick<RowsRequest, 'id' | 'dates'>): string {
  return `/api/Report/Spool/${dates.from}/${id}`;
}

/** The API's operators of the comparisons; an equality needs none unless its column has several. */
const FILTER_OPERATORS: Readonly<Record<FilterMatch, string>> = { contains: 'CONTAINS', from: 'GE', to: 'LE' };

function operatorOfFilter({ column, match }: ColumnFilter, filters: readonly ColumnFilter[]): string {
  if (match) return FILTER_OPERATORS[match];
  return filters.filter((other) => other.column === column && !other.match).length > 1 ? 'IN' : 'EQ';
}

/** Filters and sorts as the API takes them: single quotes in values are doubled; a view of equalities alone has no operators. */
export function spoolBody({ filters, sorts }: Pick<ReportView, 'filters' | 'sorts'>): SpoolRequest {
  const operators = filters.map((filter) => operatorOfFilter(filter, filters));
  return {
    orderFields: sorts.map(({ column }) => column),
    orderDirects: sorts.map(({ direction }) => direction),
    pFilterFields: filters.map(({ column }) => column),
    pFilterValues: filters.map(({ value }) => value.replaceAll("'", "''")),
    ...(operators.some((one) => one !== 'EQ') && { pFilterOperators: operators }),
  };
}

/** The parameters by which the answer to an address never changes and may be cached without a limit. */
export const spoolEdition = (edition: EditionInUse | undefined) => ({ edizione: edition?.id, versione: edition?.versione });
