import { setImmediate as nextTask } from 'node:timers/promises';
import type { Database, Edition } from './index.ts';
import { rowMaker } from './rowMaker.ts';

/** Each column of a table by its name, with the SQL of its value. */
export type Columns<Row> = { readonly [Name in keyof Row]: string };

/** Where the rows of an edition are read: its database, or the files that a load made of it. */
export type RowSource = Pick<Database, 'readText'>;

/** Characters that are parsed at once, which takes some milliseconds: in between, other calls are served. */
const BLOCK = 100_000;

/**
 * The rows of a statement, in the order of its subquery. They come from the database as one text with a line a row: read row by row, forty
 * thousand of them take ten times as long, and parsed at once they would keep other calls waiting.
 * @param from what follows the columns, from `from` on
 * @param before what precedes them: common table expressions
 */
export async function readRows<Row extends object>(
  source: RowSource,
  edition: Edition,
  columns: Columns<Row>,
  from: string,
  before = '',
): Promise<Row[]> {
  const names = Object.keys(columns) as (keyof Row & string)[];
  const values = names.map((name) => columns[name]).join(', ');
  // a line break within a value is written as \n: it never ends a line
  const text = await source.readText(`${before} select coalesce(string_agg(json_build_array(${values})::text, E'\\n'), '') ${from}`, [], {
    edition: edition.id,
  });
  const emptyRow = rowMaker(names);
  const all: Row[] = [];
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start + BLOCK);
    const end = lineEnd < 0 ? text.length : lineEnd;
    for (const cells of JSON.parse(`[${text.slice(start, end).replaceAll('\n', ',')}]`) as unknown[][]) {
      const row = emptyRow();
      for (let place = 0; place < names.length; place += 1) row[names[place] as string] = cells[place];
      all.push(row as Row);
    }
    start = end + 1;
    await nextTask();
  }
  return all;
}
