import { type Column, type ReportDates, type ReportDefinition, takesTwoDates } from '@territori/reports/definition';
import type { Holdings } from '@territori/reports/Holdings';
import type { Filter, Selection } from '@territori/reports/Selection';
import { tableAt } from '@territori/reports/tablesOf';
import type { Parameter } from '@territori/store/database';
import { ROWS_BY_HAND } from './rowsByHand.ts';

export interface StatementByHand {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

const quotedColumn = ({ name }: Column) => `r."${name}"`;
const comparedColumn = (column: Column) => quotedColumn(column) + (column.collation ? ` collate "${column.collation}"` : '');
const compactly = (text: string) => `replace(portale.piega(${text}), '''', '')`;
const SQL_TYPES = { VARCHAR: 'text', NUMBER: 'numeric', DATE: 'date' } as const;
const SQL_SIGNS = { EQ: '=', IN: '=', GE: '>=', LE: '<=' } as const;

function filterTerm({ column, operator, value }: Filter, parameters: Parameter[]): string {
  if (value === null) return column.type === 'VARCHAR' ? `coalesce(${quotedColumn(column)}, '') = ''` : `${quotedColumn(column)} is null`;
  parameters.push(value);
  const bound = `$${parameters.length}::${SQL_TYPES[column.type]}`;
  if (operator === 'CONTAINS') return `position(${compactly(bound)} in ${compactly(quotedColumn(column))}) > 0`;
  return `${comparedColumn(column)} ${SQL_SIGNS[operator]} ${bound}`;
}

function whereClause(filters: readonly Filter[], parameters: Parameter[]): string {
  const terms = filters.filter(({ operator }) => operator !== 'IN').map((filter) => filterTerm(filter, parameters));
  for (const name of new Set(filters.filter(({ operator }) => operator === 'IN').map(({ column }) => column.name))) {
    const some = filters.filter(({ operator, column }) => operator === 'IN' && column.name === name);
    terms.push(`(${some.map((filter) => filterTerm(filter, parameters)).join(' or ')})`);
  }
  return terms.length > 0 ? `where ${terms.join(' and ')}` : '';
}

/** How cells look: in a page, in a file as JSON, in the published service. */
type CellLook = 'page' | 'file' | 'published';

function cellLooking(column: Column, look: CellLook): string {
  if (column.type === 'DATE')
    return `to_char(${quotedColumn(column)}, '${look === 'published' ? 'YYYY-MM-DD"T00:00:00Z"' : 'DD/MM/YYYY'}') as "${column.name}"`;
  if (look !== 'page' && column.mask.includes('D0')) return `replace(${quotedColumn(column)}::text, '.', ',') as "${column.name}"`;
  return quotedColumn(column);
}

/** The text of a JSON array of selected rows, without spaces, and their number. */
const rowsAsText = (selected: string) =>
  `select '[' || coalesce(string_agg(row_to_json(p)::text, ','), '') || ']' as rows, count(*) as number from (${selected}) p`;

/** The number of the rows of a statement by hand, and the hash of their text. */
export const hashedRows = (sql: string) => `select number || ' ' || md5(rows) from (${sql}) asked`;

/** The SQL that one would write by hand for a report at its dates. It names each date that is bound. */
export class ReportByHand {
  readonly columns: readonly Column[];
  readonly #report: string;
  readonly #dates: readonly Parameter[];
  readonly #order: readonly string[];

  constructor(report: ReportDefinition, dates: ReportDates, holdings: Holdings) {
    const query = tableAt(report, holdings, dates.to)?.query;
    if (!query) throw new Error(`The report ${report.id} has no rows`);
    const fields = query.fields(dates);
    const days = query.during.map((range, place) => `${range} @> $${place + 1}::date`);
    // loaded rows are read from the select of their definition: other tests hold them against the institute's files
    const from = ROWS_BY_HAND[report.id] ?? `(select * from ${query.from}) e where ${days.join(' and ')}`;
    this.columns = fields.map(({ column }) => column);
    // materialized: filters that the planner moved into a report made it join rows one by one for seconds
    this.#report = `with report as materialized (select ${fields.map(({ column, sql }) => `${sql} as "${column.name}"`).join(', ')} from ${from})`;
    this.#dates = takesTwoDates(report) ? [dates.from, dates.to] : [dates.from];
    // rows that are equal by the order of the report stand in the order of the characters of their other columns
    const named = query.order.flatMap((name) => this.columns.find((column) => column.name === name) ?? []);
    const others = this.columns.filter((column) => !named.includes(column)).map((column) => `${quotedColumn(column)}::text collate "C"`);
    this.#order = [...named.map(comparedColumn), ...others];
  }

  /** Statement of all selected rows, in their order, as a file or the published service has them. */
  rows({ filters, sorts }: Selection, look: Exclude<CellLook, 'page'>): StatementByHand {
    const parameters = [...this.#dates];
    const selected = `select ${this.columns.map((column) => cellLooking(column, look)).join(', ')} from report r ${whereClause(filters, parameters)} order by ${this.#ordered(sorts)}`;
    return { sql: `${this.#report} ${rowsAsText(selected)}`, parameters };
  }

  /**
   * Statement of a page of the selected rows, with the number of all of them and its own.
   * @param place where among the pages it stands, from 0 to 1
   */
  page({ filters, sorts }: Selection, { size, place }: { readonly size: number; readonly place: number }): StatementByHand {
    const parameters = [...this.#dates];
    const selected = `select row_number() over (order by ${this.#ordered(sorts)}) as nth, r.* from report r ${whereClause(filters, parameters)}`;
    const [pageSize, among] = [parameters.push(size), parameters.push(place)].map((nth) => `$${nth}::float8`);
    const asked = `select count(*)::int as total, floor(${among} * ceil(count(*) / ${pageSize}))::int + 1 as number from selected`;
    const cells = this.columns.map((column) => cellLooking(column, 'page')).join(', ');
    const shown = `select ${cells} from selected r where ceil(nth / ${pageSize}) = number order by nth`;
    return {
      sql: `${this.#report}, selected as materialized (${selected}), asked as (${asked})
        select json_build_object('total', total, 'number', number, 'rows', (select coalesce(json_agg(row_to_json(p)), '[]') from (${shown}) p))::text from asked`,
      parameters,
    };
  }

  #ordered(sorts: Selection['sorts']): string {
    return [...sorts.map(({ column, direction }) => `${comparedColumn(column)} ${direction} nulls last`), ...this.#order].join(', ');
  }

  /** Statement of the distinct values of a column under the filters on the others. */
  values(column: Column, { filters, sorts }: Selection): StatementByHand {
    const parameters = [...this.#dates];
    const others = whereClause(
      filters.filter((filter) => filter.column.name !== column.name),
      parameters,
    );
    const direction = sorts.find((sort) => sort.column.name === column.name)?.direction ?? 'ASC';
    const values = `select distinct ${quotedColumn(column)} from report r ${others}`;
    const ordered = `select ${cellLooking(column, 'page')} from (${values}) r order by ${comparedColumn(column)} ${direction} nulls last`;
    return { sql: `${this.#report} ${rowsAsText(ordered)}`, parameters };
  }
}
