import type { Parameter } from '../database/index.ts';
import {
  type Column,
  type Field,
  type Holdings,
  type ReportDates,
  type ReportDefinition,
  type ReportQuery,
  takesTwoDates,
} from './definition.ts';
import type { Filter, Selection, Sort } from './selection.ts';

/** SQL with its bound values. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

export interface Window {
  /** Rows to skip. */
  readonly offset: number;
  readonly limit: number;
}

/**
 * How cells look in JSON. `wire`: numbers are numbers. `published`: decimals are text with a comma, as the published services have always answered.
 * Dates are DD/MM/YYYY in both.
 */
export type CellStyle = 'wire' | 'published';

/** Writes the SQL that reads one report at its dates. Column names come from the definition; every value of a caller is bound. */
export class ReportStatement {
  readonly fields: readonly Field[];
  readonly #order: readonly string[];
  readonly #empty: readonly string[];
  readonly #dates: readonly Parameter[];
  /**
   * All rows of the report, as `report`. It is no more than a name: the planner sees through it, so that filters and orders reach the indexes of what is read, a page
   * stops after its rows, and a column that is not asked for costs nothing.
   */
  readonly #report: string;
  /** The columns of `contato`, which stands beside `report` with one row for many. */
  readonly #countedColumns: readonly string[];
  /** Those of them by which a page is read value by value. */
  readonly #byValue: readonly string[];

  constructor(report: Pick<ReportDefinition, 'kind'>, query: ReportQuery, dates: ReportDates, holdings: Holdings) {
    this.fields = query.fields(dates);
    this.#order = query.order;
    this.#empty = query.empty?.(dates, holdings) ?? [];
    this.#dates = takesTwoDates(report) ? [dates.from, dates.to] : [dates.from];
    const { counted } = query;
    this.#countedColumns = counted?.columns ?? [];
    this.#byValue = counted?.byValue ?? [];
    const select = (fields: readonly Field[]) => fields.map(({ column, sql }) => `${sql} as "${column.name}"`).join(', ');
    const from = typeof query.from === 'string' ? query.from : query.from(dates, holdings);
    this.#report = `with report as not materialized (select ${select(this.fields)} from ${from})`;
    if (counted) {
      const fields = this.fields.filter(({ column }) => counted.columns.includes(column.name));
      this.#report += `, contato as not materialized (select ${select(fields)}, numero from ${counted.from})`;
    }
  }

  get columns(): readonly Column[] {
    return this.fields.map(({ column }) => column);
  }

  /** One text: the members `body` and `totalRows` of a JSON object, without its braces. The rows are counted unless their number is known. */
  page(selection: Selection, window: Window, total?: number): Statement {
    const parameters = [...this.#dates];
    const where = conditions(selection.filters, parameters);
    return {
      sql: `${this.#report} select '"body":' || coalesce((select json_agg(row_to_json(p)) from (
          select ${cells(this.columns, 'wire')} from ${this.#pageRows(selection, where, window, parameters)}) p)::text, '[]')
        || ',"totalRows":' || ${total ?? `(${this.#number(selection.filters)} ${where})`}`,
      parameters,
    };
  }

  /** The same for the distinct values of one column, under the filters on the other columns. */
  values(column: Column, selection: Selection, window: Window): Statement {
    const parameters = [...this.#dates];
    const others = selection.filters.filter((filter) => filter.column.name !== column.name);
    const direction = selection.sorts.find((sort) => sort.column.name === column.name)?.direction ?? 'ASC';
    return {
      sql: `${this.#report}, valori as materialized (select distinct ${quoted(column)} from ${this.#source([column, ...others.map((filter) => filter.column)])} r ${conditions(others, parameters)})
        select '"body":' || coalesce((select json_agg(row_to_json(p)) from (
          select ${cells([column], 'wire')} from valori r order by ${sortTerm({ column, direction })} ${limits(window, parameters)}) p)::text, '[]')
        || ',"totalRows":' || (select count(*) from valori)`,
      parameters,
    };
  }

  /** One text: a JSON array of all selected rows. */
  all(selection: Selection, style: CellStyle, window?: Window): Statement {
    const parameters = [...this.#dates];
    const where = conditions(selection.filters, parameters);
    return {
      sql: `${this.#report} select coalesce(json_agg(row_to_json(p)), '[]')::text from (
          select ${cells(this.columns, style)} from report r ${where} ${this.#orderBy(selection.sorts)} ${limits(window, parameters)}) p`,
      parameters,
    };
  }

  /** One text a row, `riga`: a JSON array of its cells. For files, which are written while the rows come. */
  rows(selection: Selection, window?: Window): Statement {
    const parameters = [...this.#dates];
    const where = conditions(selection.filters, parameters);
    const array = this.columns.map((column) => cell(column, 'wire')).join(', ');
    return {
      sql: `${this.#report} select json_build_array(${array})::text as riga from report r ${where} ${this.#orderBy(selection.sorts)} ${limits(window, parameters)}`,
      parameters,
    };
  }

  count(): Statement {
    return { sql: `${this.#report} ${this.#number([])}`, parameters: this.#dates };
  }

  /** The smallest table that has these columns. */
  #source(columns: readonly Column[]): 'report' | 'contato' {
    return this.#countedColumns.length > 0 && columns.every(({ name }) => this.#countedColumns.includes(name)) ? 'contato' : 'report';
  }

  /** What selects the number of rows, before the conditions of its filters. */
  #number(filters: readonly Filter[]): string {
    const source = this.#source(filters.map(({ column }) => column));
    return `select ${source === 'contato' ? 'coalesce(sum(numero), 0)::bigint' : 'count(*)'} from ${source} r`;
  }

  /**
   * What follows `from` for a page, the rows as `r`. By a column that many rows share they are read value by value: which values there are at the dates is known from few rows,
   * and an index over all dates would be walked through values that nobody had then.
   */
  #pageRows({ filters, sorts }: Selection, where: string, window: Window, parameters: Parameter[]): string {
    const [first, ...others] = this.#effective(sorts);
    const byValue =
      first &&
      this.#byValue.includes(first.column.name) &&
      this.#source([first.column, ...filters.map(({ column }) => column)]) === 'contato';
    if (!byValue) return `report r ${where} ${this.#orderBy(sorts)} ${limits(window, parameters)}`;
    const atMost = `limit $${parameters.push(window.offset + window.limit)}`;
    const rows = (condition: string) =>
      `(select * from report r ${where} ${where ? 'and' : 'where'} ${condition} ${this.#orderBy(others)} ${atMost})`;
    return `(select distinct ${compared(first.column)} as valore from contato r ${where} order by valore ${direction(first)}) v
      cross join lateral (${rows(`${compared(first.column)} = v.valore`)} union all ${rows(`v.valore is null and ${quoted(first.column)} is null`)}) r
      order by ${[`v.valore ${direction(first)}`, ...this.#terms(others)].join(', ')} ${limits(window, parameters)}`;
  }

  /** The sorts that change anything. */
  #effective(sorts: readonly Sort[]): readonly Sort[] {
    return sorts.filter(({ column }) => !this.#empty.includes(column.name));
  }

  #orderBy(sorts: readonly Sort[]): string {
    const terms = this.#terms(sorts);
    return terms.length > 0 ? `order by ${terms.join(', ')}` : '';
  }

  /** What a caller wants first, then the report's own order. */
  #terms(sorts: readonly Sort[]): readonly string[] {
    const own = this.#order.map((name) => this.columns.find((column) => column.name === name)).filter((column) => column !== undefined);
    return [
      ...this.#effective(sorts).map(sortTerm),
      ...own.map((column) => (column.type === 'VARCHAR' ? `${quoted(column)} collate "C"` : quoted(column))),
    ];
  }
}

const quoted = (column: Column) => `r."${column.name}"`;

/** The names of the columns that hold codes. */
const CODE = /^(COD_|COM_NUTS|PRO_COM|SIGLA_)/;

/** Names are compared as in a dictionary, codes by their characters: the same on every server, and as `confrontata` does in the indexes. */
function compared(column: Column): string {
  if (column.type !== 'VARCHAR') return quoted(column);
  return `${quoted(column)} collate "${CODE.test(column.name) ? 'C' : 'und-x-icu'}"`;
}

/** Cells without a value come last, in both directions. */
const direction = (sort: Sort) => `${sort.direction === 'DESC' ? 'desc' : 'asc'} nulls last`;
const sortTerm = (sort: Sort) => `${compared(sort.column)} ${direction(sort)}`;

const cells = (columns: readonly Column[], style: CellStyle) =>
  columns.map((column) => `${cell(column, style)} as "${column.name}"`).join(', ');

function cell(column: Column, style: CellStyle): string {
  if (column.type === 'DATE') return `to_char(${quoted(column)}, 'DD/MM/YYYY')`;
  if (style === 'published' && column.mask.includes('D0')) return `replace(${quoted(column)}::text, '.', ',')`;
  return quoted(column);
}

function conditions(filters: readonly Filter[], parameters: Parameter[]): string {
  if (filters.length === 0) return '';
  const terms = filters.map(({ column, value }) => {
    if (value === null) return column.type === 'VARCHAR' ? `coalesce(${quoted(column)}, '') = ''` : `${quoted(column)} is null`;
    parameters.push(value);
    return `${compared(column)} = $${parameters.length}::${typeOf(column, value)}`;
  });
  return `where ${terms.join(' and ')}`;
}

/** A whole number as one, since an index of whole numbers is not read for a decimal. */
function typeOf({ type }: Column, value: string): 'text' | 'numeric' | 'bigint' | 'date' {
  if (type === 'NUMBER') return /^[+-]?\d{1,18}$/.test(value) ? 'bigint' : 'numeric';
  return type === 'DATE' ? 'date' : 'text';
}

function limits(window: Window | undefined, parameters: Parameter[]): string {
  if (!window) return '';
  parameters.push(window.limit, window.offset);
  return `limit $${parameters.length - 1} offset $${parameters.length}`;
}
