import { stringify } from 'csv-stringify/sync';
import type { Table } from './table.ts';

const NUMBER = /^\d{1,15}$/;

/** Numbers come in their order, other texts in that of their characters, which is the same on every machine. */
function compareCells(a: string, b: string): number {
  if (NUMBER.test(a) && NUMBER.test(b) && Number(a) !== Number(b)) return Number(a) - Number(b);
  return a < b ? -1 : Number(a > b);
}

function compareRows(a: readonly string[], b: readonly string[]): number {
  for (const [place, cell] of a.entries()) {
    const order = compareCells(cell, b[place] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

/** The rows of a table as lists of cells: each once, sorted. */
function rowsOf({ columns, rows }: Table): string[][] {
  const cells = rows.map((row) => columns.map((column) => row.text(column)));
  return [...new Map(cells.map((row) => [JSON.stringify(row), row])).values()].sort(compareRows);
}

/** A table as the record carries it. */
export interface CarriedTable {
  /** A CSV with commas: columns under their normalised names, one row a fact, sorted, so that a changed fact is a changed line. */
  readonly text: string;
  readonly rows: number;
}

export function carriedTable(table: Table): CarriedTable {
  const rows = rowsOf(table);
  return { text: stringify([table.columns, ...rows]), rows: rows.length };
}
