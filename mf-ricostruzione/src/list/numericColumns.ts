import { looksLikeRate, numbersOf, type Table } from '@territori/traduzione';
import type { NumericColumn } from './ListView.ts';

/** The share of filled cells that hold a number in a column of figures. */
const NUMERIC = 0.8;
/** Rows by which a column is taken for one of figures. */
const SAMPLE = 500;

/** The columns of numbers that may be figures: all but those that are used as codes. */
export function numericColumns({ header, rows }: Table, used: readonly (number | null)[]): NumericColumn[] {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  const sample = rows.filter((_, line) => line % step === 0);
  return [...header.keys()].flatMap((column): NumericColumn[] => {
    if (used.includes(column)) return [];
    const cells = sample.map((row) => row[column] as string).filter((cell) => cell.trim() !== '');
    const numbers = numbersOf(cells);
    const known = numbers.filter((number) => number !== null).length;
    return known > 0 && known >= cells.length * NUMERIC ? [{ column, looksLikeRate: looksLikeRate(numbers) }] : [];
  });
}
