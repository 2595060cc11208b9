import { setImmediate as nextTask } from 'node:timers/promises';
import type { Database, Edition } from './index.ts';
import { columnsOfLines, type RowColumns } from './RowColumns.ts';
import { rowMaker } from './rowMaker.ts';

/** Each column of a table by its name, with the SQL of its value. */
export type SelectedColumns<Row> = { readonly [Name in keyof Row]: string };

/** Where the rows of an edition are read: its database, or what has them by columns, such as the files that a load wrote. */
export type RowSource = Pick<Database, 'readText'> | { readonly readColumns: (statement: string) => Promise<RowColumns> };

/** Rows that are made at once, which takes some milliseconds: in between, other calls are served. */
const BLOCK = 500;

/** The rows of a statement. The database gives them as one text, a row in each line: forty thousand single rows take ten times as long. */
export const databaseColumns = async (database: Pick<Database, 'readText'>, edition: Edition, statement: string): Promise<RowColumns> =>
  columnsOfLines(await database.readText(statement, [], { edition: edition.id }));

/** The value of each column, by its name, in the row at a place. */
export type Cells<Row> = { readonly [Name in keyof Row]: (place: number) => Row[Name] };

interface Statement<Row> {
  readonly columns: SelectedColumns<Row>;
  readonly from: string;
  readonly before?: string | undefined;
}

/** The columns of a statement by their names. */
async function columnsOf<Row>(source: RowSource, edition: Edition, { columns, from, before = '' }: Statement<Row>) {
  const names = Object.keys(columns) as (keyof Row & string)[];
  const values = names.map((name) => columns[name]).join(', ');
  // a line break within a value is written as \n: it never ends a line
  const statement = `${before} select coalesce(string_agg(json_build_array(${values})::text, E'\\n'), '') ${from}`;
  const found = 'readColumns' in source ? await source.readColumns(statement) : await databaseColumns(source, edition, statement);
  // a statement without rows has no columns
  const named = names.map((name, place) => ({ name, ...(found.columns[place] ?? { distinct: [], places: new Uint16Array() }) }));
  return { length: found.length, columns: named };
}

/** The rows of a statement by columns, for a caller that reads few of them. The parameters are those of `readRows`. */
export async function readCells<Row extends object>(
  source: RowSource,
  edition: Edition,
  statement: Statement<Row>,
): Promise<{ readonly length: number; readonly cells: Cells<Row> }> {
  const { length, columns } = await columnsOf(source, edition, statement);
  const cells = columns.map(({ name, distinct, places }) => [name, (place: number) => distinct[places[place] as number]]);
  return { length, cells: Object.fromEntries(cells) as Cells<Row> };
}

/**
 * Calls `make` with each row of a statement, and returns the results. It is called with one object, which has the values of another row
 * each time, so `make` must not keep it. The other parameters are those of `readRows`.
 */
export async function mapRows<Row extends object, Made>(
  source: RowSource,
  edition: Edition,
  statement: Statement<Row>,
  make: (row: Row) => Made,
): Promise<Made[]> {
  const { length, columns } = await columnsOf(source, edition, statement);
  const row = rowMaker(columns.map(({ name }) => name))();
  const all: Made[] = [];
  for (let place = 0; place < length; place += 1) {
    for (const { name, distinct, places } of columns) row[name] = distinct[places[place] as number];
    all.push(make(row as Row));
    if (place % BLOCK === BLOCK - 1) await nextTask();
  }
  return all;
}

/**
 * The rows of a statement, in the order of its subquery. Rows with equal values share them, so lists and objects in a row must not be
 * changed.
 * @param from the statement after its list of columns, beginning with `from`
 */
export const readRows = <Row extends object>(
  source: RowSource,
  edition: Edition,
  columns: SelectedColumns<Row>,
  from: string,
): Promise<Row[]> => mapRows(source, edition, { columns, from }, (row) => ({ ...row }));
