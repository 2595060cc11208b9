import type { Database } from '@territori/store/database';
import type { Column, ReportDefinition, ReportQuery } from './definition.ts';
import { ALWAYS, type Days, FOR_EVER, Table } from './table/Table.ts';
import { type CellText, Values } from './table/Values.ts';

/** All columns that a report has on any day. */
export const columnsOf = ({ to }: Pick<ReportDefinition, 'to'>, query: ReportQuery): readonly Column[] =>
  query.fields({ from: to, to }).map(({ column }) => column);

/** The text of a cell, whatever the settings of the session. */
const textSqlOf = ({ name, type }: Column): string => (type === 'DATE' ? `to_char(r."${name}", 'YYYY-MM-DD')` : `r."${name}"::text`);

/**
 * The statement that computes a report on all its days: an array with the number of rows, then a list for each column, and for each date
 * of the report two with the first day of the rows and the first on which they do not hold any more, null where there is none.
 */
export function tableStatement({ from, to }: Pick<ReportDefinition, 'from' | 'to'>, query: ReportQuery): string {
  const fields = query.fields({ from: to, to });
  const during = query.during.map((days, place) => `, (${days})::datemultirange as giorni_${place}`);
  const parts = query.during.map((_, place) => `cross join lateral unnest(r.giorni_${place}) as parte_${place} (giorni)`);
  const within = query.during.map((_, place) => `parte_${place}.giorni && daterange('${from}', '${to}', '[]')`);
  const bounds = query.during.flatMap((_, place) => ['lower', 'upper'].map((end) => `${end}(parte_${place}.giorni) - date '1970-01-01'`));
  const lists = [...fields.map(({ column }) => textSqlOf(column)), ...bounds].map((cell) => `coalesce(json_agg(${cell}), '[]')`);
  return `
    with riga as (select ${fields.map(({ column, sql }) => `${sql} as "${column.name}"`).join(', ')}${during.join('')} from ${query.from})
    select json_build_array(count(*), ${lists.join(', ')})::text from riga r ${parts.join(' ')} where ${within.join(' and ')}`;
}

type Lists = [number, ...(CellText | number)[][]];

/** What the statement of a report answers, as text. */
export const readTable = (
  database: Database,
  edition: number,
  report: Pick<ReportDefinition, 'from' | 'to'>,
  query: ReportQuery,
): Promise<string> => database.readText(tableStatement(report, query), [], { edition });

/** The table of what the statement of a report has answered, in the order of the report. */
export function tableOf(answer: string, report: Pick<ReportDefinition, 'to'>, query: ReportQuery): Table {
  const [length, ...lists] = JSON.parse(answer) as Lists;
  const columns = columnsOf(report, query).map((column, place) => Values.of(column, lists[place] as CellText[]));
  const bounds = lists.slice(columns.length) as (number | null)[][];
  const days = query.during.map((_, place): Days => {
    const [from = [], to = []] = bounds.slice(place * 2);
    return { from: Int32Array.from(from, (day) => day ?? ALWAYS), to: Int32Array.from(to, (day) => day ?? FOR_EVER) };
  });
  const known = query.order.filter((name) => columns.some(({ column }) => column.name === name));
  return new Table(columns, days, length).ordered(known).joined();
}

/** Computes the table of a report with the SQL of its definition. */
export const computeTable = async (
  database: Database,
  edition: number,
  report: Pick<ReportDefinition, 'from' | 'to'>,
  query: ReportQuery,
): Promise<Table> => tableOf(await readTable(database, edition, report, query), report, query);
