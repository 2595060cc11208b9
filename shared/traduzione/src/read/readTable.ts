import { fold } from '../fold.ts';
import { ListError } from '../ListError.ts';
import type { Grid } from './Grid.ts';
import { completeEachOther, joinedHeader } from './joinedHeader.ts';
import type { Table } from './Table.ts';

const isBlankRow = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

const filledCells = (row: readonly string[]) => row.reduce((count, cell) => count + Number(cell.trim() !== ''), 0);

const NUMBER_IN_TABLE = /^[+-]?\d[\d.,' ]*%?$/;

const isNumberInTable = (cell: string | undefined) => NUMBER_IN_TABLE.test((cell ?? '').trim());

/** Rows that are looked at to find the header. */
const ROWS_LOOKED_AT = 500;

/** Rows above the header, at most. */
const ROWS_ABOVE_HEADER = 40;

/** Rows among which a fuller header is looked for. */
const ROWS_OF_TITLES = 10;

/** The number of filled cells that most rows have. */
function usualWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(filledCells(row), (counts.get(filledCells(row)) ?? 0) + 1);
  return [...counts].reduce(
    (best, entry) => (entry[1] > best[1] || (entry[1] === best[1] && entry[0] > best[0]) ? entry : best),
    [0, 0],
  )[0];
}

const hasDigit = (cell: string) => /\d/.test(cell);

/** True when a cell of the row is text above a column of numbers, or has no digit above a column of codes (`L219`). */
function standsAboveNumbers(row: readonly string[], body: readonly (readonly string[])[]): boolean {
  return row.some((cell, column) => {
    if (cell.trim() === '' || isNumberInTable(cell)) return false;
    const below = body.map((line) => line[column] ?? '').filter((value) => value.trim() !== '');
    const most = (test: (value: string) => boolean) => below.length > 0 && below.filter(test).length >= below.length * 0.8;
    return most(isNumberInTable) || (!hasDigit(cell) && most(hasDigit));
  });
}

/** A row names the columns when text stands above numbers, or when nothing in it is a number or known to the history. */
const isHeader = (row: readonly string[], body: readonly (readonly string[])[], isKnown: (cell: string) => boolean): boolean =>
  standsAboveNumbers(row, body) || !row.some((cell) => isNumberInTable(cell) || isKnown(cell));

const sameNames = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((cell, index) => fold(cell) === fold(b[index] ?? ''));

/** Throws ListError for a second list below the first: an empty row, another header, and more rows. */
function refuseSecondList(rows: readonly (readonly string[])[], start: number, isKnown: (cell: string) => boolean): void {
  for (let line = start + 2; line < rows.length - 3; line += 1) {
    const row = rows[line] as readonly string[];
    if (
      !isBlankRow(rows[line - 1] as readonly string[]) ||
      filledCells(row) < 2 ||
      row.some((cell) => isNumberInTable(cell) || isKnown(cell))
    )
      continue;
    const after = rows.slice(line + 1, line + 1 + ROWS_LOOKED_AT);
    const stop = after.findIndex(isBlankRow);
    const body = stop === -1 ? after : after.slice(0, stop);
    if (body.length < 3) continue;
    if (sameNames(row, rows[start] as readonly string[])) {
      // the same header goes on with the list, unless the same units come again
      const above = new Set(rows.slice(start + 1, line).flat());
      const again = body.filter((cells) => cells.some((cell) => cell !== '' && above.has(cell) && isKnown(cell))).length;
      if (again * 2 < body.length) continue;
    }
    if (standsAboveNumbers(row, body) || body.every((cells) => cells.some(isKnown))) throw new ListError('due_elenchi', { riga: line + 1 });
  }
}

/** Two lists side by side: an empty column, and the same names on both sides of it. */
function refuseNeighbour(header: readonly string[], rows: readonly (readonly string[])[]): void {
  for (let column = 1; column < header.length - 1; column += 1) {
    if ((header[column] ?? '').trim() !== '' || rows.some((row) => (row[column] ?? '').trim() !== '')) continue;
    const [left, right] = [header.slice(0, column), header.slice(column + 1)].map((names) => names.map(fold).filter((name) => name !== ''));
    const again = right?.filter((name) => left?.includes(name)).length ?? 0;
    if (again > 0 && again * 2 >= Math.min(left?.length ?? 0, right?.length ?? 0))
      throw new ListError('due_elenchi', { colonna: column + 2 });
  }
}

/**
 * The place of the first row of the table: the first that is wide enough. A row as wide as most that names the columns may stand a little
 * below it: titles of several cells ("Comuni italiani", "anno 2020") are above.
 */
function firstRow(rows: readonly (readonly string[])[], isKnown: (cell: string) => boolean): number {
  const usual = usualWidth(rows.slice(0, ROWS_LOOKED_AT));
  const wide = Math.max(1, Math.ceil(usual * 0.6));
  const first = Math.max(
    0,
    rows.slice(0, ROWS_ABOVE_HEADER).findIndex((row) => filledCells(row) >= wide),
  );
  if (filledCells(rows[first] as readonly string[]) >= usual) return first;
  const near = rows.slice(first + 1, first + ROWS_OF_TITLES);
  const below = first + 1 + near.findIndex((row) => filledCells(row) >= usual);
  const row = rows[below] as readonly string[];
  const names = below > first && !row.some(isKnown) && isHeader(row, rows.slice(below + 1, below + 1 + ROWS_LOOKED_AT), isKnown);
  return names ? below : first;
}

/** The header in the rows from a place on, and how many rows it takes: two where cells of one row stand above parts in the other. */
function headerAt(
  rows: readonly (readonly string[])[],
  first: number,
  isKnown: (cell: string) => boolean,
): { names: string[]; next: number } {
  const [above = [], top = [], below = []] = [rows[first - 1], rows[first], rows[first + 1]];
  const areNames = (row: readonly string[], under: number) =>
    !row.some((cell) => isNumberInTable(cell) || isKnown(cell)) && standsAboveNumbers(row, rows.slice(under, under + ROWS_LOOKED_AT));
  if (completeEachOther(top, below) && areNames(below, first + 2)) return { names: joinedHeader(top, below), next: first + 2 };
  const names = top.some((cell) => cell.trim() === '') && completeEachOther(above, top) && !above.some(isKnown);
  return { names: names ? joinedHeader(above, top) : [...top], next: first + 1 };
}

/** Values that are known, in one line, at least: they are a list that was written across. */
const ACROSS = 3;

/** The rows of a grid; a single row of known names or codes becomes one row for each. */
function rowsDown({ rows }: Grid, isKnown: (cell: string) => boolean): readonly (readonly string[])[] {
  const filledRows = rows.filter((row) => !isBlankRow(row));
  const [only = [], ...others] = filledRows;
  const isAcross = others.length === 0 && only.length >= ACROSS && only.every((cell) => isKnown(cell));
  return isAcross ? only.map((cell) => [cell.trim()]) : filledRows;
}

/**
 * Finds the header of a grid and the rows below it. Rows above the header (titles, dates) are left out.
 * @param isKnown tells a cell that holds a code or name of the history: such a row is data
 * Throws ListError (`vuoto`, `due_elenchi`).
 */
export function readTable(grid: Grid, isKnown: (cell: string) => boolean): Table {
  const filledRows = rowsDown(grid, isKnown);
  if (filledRows.length === 0) throw new ListError('vuoto');
  const first = grid.headed ? 0 : firstRow(filledRows, isKnown);
  const top = filledRows[first] as readonly string[];
  const hasHeader = grid.headed || isHeader(top, filledRows.slice(first + 1, first + 1 + ROWS_LOOKED_AT), isKnown);
  const { names, next } = !hasHeader || grid.headed ? { names: top, next: first + 1 } : headerAt(filledRows, first, isKnown);
  const body = filledRows.slice(hasHeader ? next : first);
  const width = body.reduce((most, row) => Math.max(most, row.length), names.length);
  const header = Array.from({ length: width }, (_, column) => (hasHeader ? (names[column] ?? '') : `colonna ${column + 1}`));
  if (!grid.headed) refuseSecondList(grid.rows, grid.rows.indexOf(top), isKnown);
  refuseNeighbour(header, body);
  const rows = body.map((row) => (row.length === width ? row : Array.from({ length: width }, (_, column) => row[column] ?? '')));
  return { sheet: grid.sheet, separator: grid.separator, header, hasHeader, rows, quoting: grid.quoting };
}
