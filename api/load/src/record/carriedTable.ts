import { csvLine } from '@territori/traduzione/csv';
import type { SourceTable } from '../tables/SourceTable.ts';

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
function rowsOf({ columns, rows }: SourceTable): string[][] {
  const cells = rows.map((row) => columns.map((column) => row.text(column)));
  return [...new Map(cells.map((row) => [JSON.stringify(row), row])).values()].sort(compareRows);
}

/** A table as the record carries it. */
export interface CarriedTable {
  /** A CSV with commas: columns under their normalised names, one row a fact, sorted, so that a changed fact is a changed line. */
  readonly text: string;
  readonly rows: number;
}

export function carriedTable(table: SourceTable): CarriedTable {
  const rows = rowsOf(table);
  return { text: [table.columns, ...rows].map((row) => csvLine(row, ',')).join(''), rows: rows.length };
}
