import { type Language, offeredLanguage, STANDARD_LANGUAGES } from '@territori/languages';
import { PAGE_SIZES, type Sort } from '@territori/ui/table';
import type { ColumnFilter, ReportView } from '../data/ReportView.ts';
import type { ReportDates } from '../data/reportDates.ts';

/** The content of a viewer's address. Dates are as written: `correctDates` makes them valid once the report is loaded. */
export interface ViewerAddress extends ReportView {
  /** `undefined` when it is missing or not a whole number. */
  readonly id: number | undefined;
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
  readonly language: Language | undefined;
}

const COLUMN = /^[A-Za-z][A-Za-z0-9_]*$/;

/** Splits `COLUMN:rest`; undefined when the text before the colon is not the name of a column. */
function columnAnd(text: string): readonly [string, string] | undefined {
  const colon = text.indexOf(':');
  const column = text.slice(0, colon);
  return colon > 0 && COLUMN.test(column) ? [column, text.slice(colon + 1)] : undefined;
}

/** The parameter of each kind of filter: `filter=COMUNE:Roma` for an equality, `contains=COMUNE:roma`, `from=POP_RES:1000`. */
const FILTERS = { filter: undefined, contains: 'contains', from: 'from', to: 'to' } as const;

const isFilter = (name: string): name is keyof typeof FILTERS => Object.hasOwn(FILTERS, name);

function readFilter(name: string, text: string): ColumnFilter | undefined {
  const [column, value] = columnAnd(text) ?? [];
  if (!column || !value || !isFilter(name)) return undefined;
  const match = FILTERS[name];
  return match ? { column, value, match } : { column, value };
}

/** The names of `columns=PRO_COM_T,COMUNE`; undefined when there is none. */
function readColumns(text: string | null): readonly string[] | undefined {
  const names = [...new Set(text?.split(',').filter((name) => COLUMN.test(name)))];
  return names.length > 0 ? names : undefined;
}

/**
 * Reads an address
 * (`?id=61&dateFrom=2025-01-01&filter=COMUNE:Roma&sort=DEN_REG:DESC&page=2&size=50&columns=PRO_COM_T,COMUNE&map=POP_RES&language=en`).
 * Parts that it cannot read are ignored.
 * @param languages those of the portal
 */
export function readViewerAddress(search: string, languages: readonly Language[] = STANDARD_LANGUAGES): ViewerAddress {
  const query = new URLSearchParams(search);
  const id = query.get('id') ?? '';
  const page = Number(query.get('page'));
  const size = Number(query.get('size'));
  const sorts: Sort[] = [];
  for (const text of query.getAll('sort')) {
    const [column, direction] = columnAnd(text) ?? [];
    if (column && (direction === 'ASC' || direction === 'DESC') && !sorts.some((sort) => sort.column === column))
      sorts.push({ column, direction });
  }
  return {
    id: /^\d{1,9}$/.test(id) ? Number(id) : undefined,
    dateFrom: query.get('dateFrom'),
    dateTo: query.get('dateTo'),
    filters: [...query].flatMap(([name, text]) => readFilter(name, text) ?? []),
    sorts,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZES[0],
    columns: readColumns(query.get('columns')),
    map: COLUMN.test(query.get('map') ?? '') ? (query.get('map') ?? undefined) : undefined,
    language: offeredLanguage(query.get('language'), languages),
  };
}

/** The query of a view, the specified parameters first; values that equal their default are left out, the language is always included. */
export function viewerSearch(id: number, dates: ReportDates, view: ReportView, language: Language): string {
  const query = new URLSearchParams({ id: String(id), dateFrom: dates.from });
  if (dates.to) query.set('dateTo', dates.to);
  for (const { column, value, match } of view.filters) query.append(match ?? 'filter', `${column}:${value}`);
  for (const { column, direction } of view.sorts) query.append('sort', `${column}:${direction}`);
  if (view.page > 1) query.set('page', String(view.page));
  if (view.size !== PAGE_SIZES[0]) query.set('size', String(view.size));
  if (view.map) query.set('map', view.map);
  if (view.columns) query.set('columns', view.columns.join(','));
  query.set('language', language);
  return `?${query}`;
}
