import type { Table } from '../read/Table.ts';
import { isNothing } from '../recognise/isNothing.ts';
import type { UnreadCells } from './Aggregation.ts';

/** The cells of a column that hold something, but no number. */
export function unreadCells(table: Table, column: number, numbers: readonly (number | null)[]): UnreadCells[] {
  const texts = table.rows.map((row) => row[column] as string);
  const unread = texts.filter((cell, line) => numbers[line] === null && !isNothing(cell, 'comune'));
  const [example] = unread;
  return example === undefined ? [] : [{ column, cells: unread.length, example }];
}
