import type { Edition } from '@territori/store/database';
import type { EditionModel } from '../EditionModel.ts';
import type { BulkRow, Column, ColumnValue } from './Column.ts';

/** A table of the archive: the same columns and rows in every format. */
export interface BulkTable {
  /** Name of its files, without the ending, and of its table in the database. */
  readonly name: string;
  readonly description: string;
  readonly columns: readonly Column[];
  /** Columns whose values no two rows share. Rows are sorted by them. */
  readonly key: readonly [string, ...string[]];
  /** Columns that hold an id of the table `unita`. */
  readonly unitColumns: readonly string[];
  /** All rows in the order of the key, one after the other: all together they would take more memory than what they are made of. */
  readonly rows: (model: EditionModel, edition: Edition) => Iterable<BulkRow> | AsyncIterable<BulkRow>;
}

function compare(a: ColumnValue, b: ColumnValue): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : 1;
}

/** The order of the rows of a table: by its key, numbers by size, texts by their characters' codes, null first. */
export function compareKeys({ key }: Pick<BulkTable, 'key'>, a: BulkRow, b: BulkRow): number {
  for (const name of key) {
    const order = compare(a[name] ?? null, b[name] ?? null);
    if (order !== 0) return order;
  }
  return 0;
}

/** A key as text. */
export const keyOf = ({ key }: Pick<BulkTable, 'key'>, row: BulkRow): string => JSON.stringify(key.map((name) => row[name] ?? null));

/** The canonical form of a row: JSON with the columns in their order, without blanks. */
export function canonicalLine({ columns }: Pick<BulkTable, 'columns'>, row: BulkRow): string {
  const values: Record<string, ColumnValue> = {};
  // an object that grows the same way for each row is made and written twice as fast as one of pairs
  for (const { name } of columns) values[name] = row[name] ?? null;
  return `${JSON.stringify(values)}\n`;
}

/** True when no column of the key is null in any row: only then it is the primary key of a database. */
export const hasWholeKey = ({ key, columns }: Pick<BulkTable, 'key' | 'columns'>): boolean =>
  key.every((name) => columns.find((column) => column.name === name)?.required);
