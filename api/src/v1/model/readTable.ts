import type { Database, Edition } from '../../database/index.ts';

/** Each column of a table by its name, with the SQL of its value. */
export type Columns<Row> = { readonly [Name in keyof Row]: string };

/**
 * The rows of a statement. They come from the database as one text of arrays: read row by row, forty thousand of them take ten times as
 * long.
 * @param from what follows the columns, from `from` on
 * @param before what precedes them: common table expressions
 */
export async function readTable<Row extends object>(
  database: Database,
  edition: Edition,
  columns: Columns<Row>,
  from: string,
  before = '',
): Promise<Row[]> {
  const names = Object.keys(columns) as (keyof Row & string)[];
  const values = names.map((name) => columns[name]).join(', ');
  const text = await database.readText(`${before} select coalesce(json_agg(json_build_array(${values})), '[]')::text ${from}`, [], {
    edition: edition.id,
  });
  return (JSON.parse(text) as unknown[][]).map((row) => {
    const named: Record<string, unknown> = {};
    for (let place = 0; place < names.length; place += 1) named[names[place] as string] = row[place];
    return named as Row;
  });
}
