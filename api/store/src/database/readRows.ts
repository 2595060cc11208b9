import { setImmediate as nextTask } from 'node:timers/promises';
import type { Database, Edition } from './index.ts';
import { columnsOfLines, type RowColumns } from './RowColumns.ts';
import { rowMaker } from './rowMaker.ts';

/** Each column of a table by its name, with the SQL of its value. */
export type Columns<Row> = { readonly [Name in keyof Row]: string };

/** Where the rows of an edition are read: its database, or what has them by columns, such as the files that a load wrote. */
export type RowSource = Pick<Database, 'readText'> | { readonly readColumns: (statement: string) => Promise<RowColumns> };

/** Rows that are made at once, which takes some milliseconds: in between, other calls are served. */
const BLOCK = 500;

/** The rows of a statement. The database gives them as one text, a row in each line: forty thousand single rows take ten times as long. */
export const databaseColumns = async (database: Pick<Database, 'readText'>, edition: Edition, statement: string): Promise<RowColumns> =>
  columnsOfLines(await database.readText(statement, [], { edition: edition.id }));

/**
 * Calls `make` with each row of a statement, and returns the results. It is called with one object, which has the values of another row
 * each time, so `make` must not keep it. The other parameters are those of `readRows`.
 */
export async function mapRows<Row extends object, Made>(
  source: RowSource,
  edition: Edition,
  { columns, from, before = '' }: { readonly columns: Columns<Row>; readonly from: string; readonly before?: string | undefined },
  make: (row: Row) => Made,
): Promise<Made[]> {
  const names = Object.keys(columns) as (keyof Row & string)[];
  const values = names.map((name) => columns[name]).join(', ');
  // a line break within a value is written as \n: it never ends a line
  const statement = `${before} select coalesce(string_agg(json_build_array(${values})::text, E'\\n'), '') ${from}`;
  const found = 'readColumns' in source ? await source.readColumns(statement) : await databaseColumns(source, edition, statement);
  const row = rowMaker(names)();
  const cells = found.columns.map((column, place) => ({ name: names[place] as string, ...column }));
  const all: Made[] = [];
  for (let place = 0; place < found.length; place += 1) {
    for (const { name, distinct, places } of cells) row[name] = distinct[places[place] as number];
    all.push(make(row as Row));
    if (place % BLOCK === BLOCK - 1) await nextTask();
  }
  return all;
}

/**
 * The rows of a statement, in the order of its subquery. Rows with equal values share them, so lists and objects in a row must not be
 * changed.
 * @param from the statement after its list of columns, beginning with `from`
 * @param before the common table expressions before the statement
 */
export const readRows = <Row extends object>(
  source: RowSource,
  edition: Edition,
  columns: Columns<Row>,
  from: string,
  before = '',
): Promise<Row[]> => mapRows(source, edition, { columns, from, before }, (row) => ({ ...row }));
