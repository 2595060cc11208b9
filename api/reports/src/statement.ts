import type { Parameter } from '@territori/store/database';
import { type Column, type Field, type ReportDates, type ReportDefinition, type ReportQuery, takesTwoDates } from './definition.ts';
import type { Filter, Selection, Sort } from './Selection.ts';
import { fromClause } from './tableRows.ts';

/** SQL with its bound values. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

/** What the statement of a page answers: one row. */
export interface PageRow {
  /** The rows of the page as the text of a JSON array. */
  readonly body: string;
  /** How many rows the selection has; null where the caller knows the number. */
  readonly total: number | null;
}

/** What the statement of a block answers: one row. */
export interface BlockRow {
  /** The rows of the block as the text of a JSON array. */
  readonly body: string;
  /** How many they are. */
  readonly number: number;
}

export interface Window {
  /** Rows to skip. */
  readonly offset: number;
  readonly limit: number;
}

/** How a row looks in JSON: an object by the names of the columns, or an array of its cells. */
export type RowShape = 'object' | 'array';

/**
 * How cells look in JSON. `wire`: numbers are numbers, dates are DD/MM/YYYY. `file`: decimals are text with a comma. `published`: the same
 * with dates as `1995-01-01T00:00:00Z`, as the published services of the live system have answered since 2026.
 */
export type CellStyle = 'wire' | 'file' | 'published';

/** Writes the SQL that reads one report at its dates. Column names come from the definition; every value of a caller is bound. */
export class ReportStatement {
  readonly fields: readonly Field[];
  readonly #order: readonly Column[];
  readonly #dates: readonly Parameter[];
  readonly #from: ReportQuery['from'];
  readonly #select: string;

  constructor(report: Pick<ReportDefinition, 'kind'>, query: ReportQuery, dates: ReportDates) {
    this.fields = query.fields(dates);
    this.#order = orderColumns(this.fields, query.order);
    this.#dates = takesTwoDates(report) ? [dates.from, dates.to] : [dates.from];
    this.#from = query.from;
    this.#select = this.fields.map(({ column, sql }) => `${sql} as "${column.name}"`).join(', ');
  }

  get columns(): readonly Column[] {
    return this.fields.map(({ column }) => column);
  }

  /**
   * Names all rows of the report `report`. The planner resolves the name: filters and orders use the indexes of the
   * tables, a page stops after its rows, and a column that is not read costs nothing.
   * @param once true where the rows are few and are read twice: they are computed once, and kept for the statement
   */
  #report(once = false): string {
    return `with report as ${once ? '' : 'not '}materialized (select ${this.#select} from ${fromClause(this.#from)})`;
  }

  /** One row, a `PageRow`. The rows of the selection are counted unless the caller knows their number. */
  page({ filters, sorts }: Selection, window: Window, { counted }: { counted: boolean }): Statement {
    const parameters = [...this.#dates];
    const where = conditions(filters, parameters);
    // without a filter the rows of the table are counted, without what is joined to them
    const rows = typeof this.#from === 'string' || filters.length > 0 ? `report r ${where}` : fromClause({ ...this.#from, beside: '' });
    const total = counted ? `(select count(*) from ${rows})` : 'null';
    return {
      sql: `${this.#report(counted && typeof this.#from === 'string')} select ${total} as total, coalesce((select json_agg(row_to_json(p)) from (
          select ${cells(this.columns, 'wire')} from report r ${where} ${this.#orderBy(sorts)} ${limits(window, parameters)}) p)::text, '[]') as body`,
      parameters,
    };
  }

  /** One row, a `PageRow`, with the distinct values of one column under the filters on the other columns. */
  values(column: Column, selection: Selection, window: Window): Statement {
    const parameters = [...this.#dates];
    const others = selection.filters.filter((filter) => filter.column.name !== column.name);
    const direction = selection.sorts.find((sort) => sort.column.name === column.name)?.direction ?? 'ASC';
    return {
      sql: `${this.#report()}, valori as materialized (select distinct ${quoted(column)} from report r ${conditions(others, parameters)})
        select (select count(*) from valori) as total, coalesce((select json_agg(row_to_json(p)) from (
          select ${cells([column], 'wire')} from valori r order by ${sortTerm({ column, direction })} ${limits(window, parameters)}) p)::text, '[]') as body`,
      parameters,
    };
  }

  /** One row, a `BlockRow`: those of the selected rows that are in the window. */
  block({ filters, sorts }: Selection, style: CellStyle, shape: RowShape, window: Window): Statement {
    const parameters = [...this.#dates];
    const where = conditions(filters, parameters);
    const row = shape === 'object' ? 'row_to_json(p)' : `json_build_array(${this.columns.map(({ name }) => `p."${name}"`).join(', ')})`;
    return {
      sql: `${this.#report()} select count(*)::int as number, coalesce(json_agg(${row})::text, '[]') as body from (
          select ${cells(this.columns, style)} from report r ${where} ${this.#orderBy(sorts)} ${limits(window, parameters)}) p`,
      parameters,
    };
  }

  count(): Statement {
    return { sql: `${this.#report()} select count(*) from report`, parameters: this.#dates };
  }

  /** First the order that the caller wants, then the report's own. */
  #orderBy(sorts: readonly Sort[]): string {
    const terms = [...sorts.map(sortTerm), ...this.#order.map((column) => compared(column))];
    return terms.length > 0 ? `order by ${terms.join(', ')}` : '';
  }
}

/** The columns of an order, those that the report has at its dates. */
const orderColumns = (fields: readonly Field[], order: readonly string[]): readonly Column[] =>
  order.flatMap((name) => fields.find(({ column }) => column.name === name)?.column ?? []);

const quoted = (column: Column) => `r."${column.name}"`;
const compared = (column: Column) => (column.collation ? `${quoted(column)} collate "${column.collation}"` : quoted(column));

/** Cells without a value come last, in both directions. */
const sortTerm = ({ column, direction }: Sort) => `${compared(column)} ${direction === 'DESC' ? 'desc' : 'asc'} nulls last`;

const cells = (columns: readonly Column[], style: CellStyle) =>
  columns.map((column) => `${cell(column, style)} as "${column.name}"`).join(', ');

function cell(column: Column, style: CellStyle): string {
  if (column.type === 'DATE') return `to_char(${quoted(column)}, '${style === 'published' ? 'YYYY-MM-DD"T00:00:00Z"' : 'DD/MM/YYYY'}')`;
  if (style !== 'wire' && column.mask.includes('D0')) return `replace(${quoted(column)}::text, '.', ',')`;
  return quoted(column);
}

/** All filters hold together; the IN values of one column are alternatives. */
function conditions(filters: readonly Filter[], parameters: Parameter[]): string {
  if (filters.length === 0) return '';
  const alternatives = new Map<string, string[]>();
  const terms: string[] = [];
  for (const filter of filters) {
    const term = condition(filter, parameters);
    const { name } = filter.column;
    if (filter.operator === 'IN') alternatives.set(name, [...(alternatives.get(name) ?? []), term]);
    else terms.push(term);
  }
  for (const some of alternatives.values()) terms.push(`(${some.join(' or ')})`);
  return `where ${terms.join(' and ')}`;
}

/** The SQL signs of the operators that compare two values. */
const SIGNS = { EQ: '=', IN: '=', GE: '>=', LE: '<=' } as const;

function condition({ column, operator, value }: Filter, parameters: Parameter[]): string {
  if (value === null) return column.type === 'VARCHAR' ? `coalesce(${quoted(column)}, '') = ''` : `${quoted(column)} is null`;
  parameters.push(value);
  const bound = `$${parameters.length}`;
  if (operator === 'CONTAINS') return `position(portale.piega(${bound}::text) in portale.piega(${quoted(column)})) > 0`;
  return `${compared(column)} ${SIGNS[operator]} ${bound}::${typeOf(column, value)}`;
}

/** A whole number as one, since an index of whole numbers is not read for a decimal. */
function typeOf({ type }: Column, value: string): 'text' | 'numeric' | 'bigint' | 'date' {
  if (type === 'NUMBER') return /^[+-]?\d{1,18}$/.test(value) ? 'bigint' : 'numeric';
  return type === 'DATE' ? 'date' : 'text';
}

function limits(window: Window, parameters: Parameter[]): string {
  parameters.push(window.limit, window.offset);
  return `limit $${parameters.length - 1} offset $${parameters.length}`;
}
