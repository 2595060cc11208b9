import { fold } from './fold.ts';
import { ListError } from './ListError.ts';
import type { Grid } from './read/Grid.ts';
import { readTable } from './read/readTable.ts';
import type { Table } from './read/Table.ts';
import type { Decision } from './recognise/Decision.ts';
import type { Recognition } from './recognise/Recognition.ts';
import { recognise } from './recognise/recognise.ts';
import { isKnownCell } from './recognise/versionsOf.ts';
import type { HistoryIndex } from './storia/HistoryIndex.ts';
import type { Level } from './storia/Storia.ts';

/** What a visitor decides about a file. A column is a name or a number from 1 as text, or its place from 0. */
export interface ListChoice {
  readonly sheet?: string | undefined;
  readonly column?: string | number | undefined;
  readonly province?: string | number | undefined;
  readonly level?: Level | undefined;
  readonly decisions?: readonly Decision[] | undefined;
}

export interface OpenedList {
  readonly table: Table;
  readonly recognition: Recognition;
  /** The other sheets that hold a list; none where the visitor named the sheet. */
  readonly otherSheets: readonly string[];
}

/** The place of a column that is named, counted from 1 in a text, or given as its place. Throws ListError when there is none. */
export function columnPlace({ header }: Table, wanted: string | number): number {
  const missing = () => new ListError('colonna_mancante', { colonna: wanted, colonne: header.join(', ') });
  if (typeof wanted === 'number') {
    if (wanted in header) return wanted;
    throw missing();
  }
  const exact = header.indexOf(wanted);
  if (exact !== -1) return exact;
  const folded = header.findIndex((name) => fold(name) === fold(wanted) && fold(name) !== '');
  if (folded !== -1) return folded;
  const number = Number(wanted);
  if (Number.isInteger(number) && number >= 1 && number <= header.length) return number - 1;
  throw missing();
}

/** The names of a sheet's columns. Throws ListError when it holds no table. */
export const columnsOf = (index: HistoryIndex, grid: Grid): readonly string[] => readTable(grid, (cell) => isKnownCell(index, cell)).header;

/** A sheet with fewer known values is not a list of units. */
const LISTED = 2;

/** Reasons that explain least why a file cannot be read: another sheet's reason is shown before them. */
const LEAST = ['vuoto', 'non_riconosciuto'];

/**
 * Finds the list in a file: every sheet is looked at, and the one that holds most units is taken.
 * Throws ListError when there is none.
 */
export function openList(index: HistoryIndex, grids: readonly Grid[], choice: ListChoice = {}): OpenedList {
  const wanted = choice.sheet === undefined ? grids : grids.filter(({ sheet }) => sheet === choice.sheet);
  if (wanted.length === 0) {
    if (grids.every(({ sheet }) => sheet === null)) throw new ListError('senza_fogli', { foglio: choice.sheet ?? '' });
    throw new ListError('foglio_mancante', { foglio: choice.sheet ?? '', fogli: grids.map(({ sheet }) => sheet ?? '').join(', ') });
  }
  const problems: ListError[] = [];
  const found: Omit<OpenedList, 'otherSheets'>[] = [];
  for (const grid of wanted) {
    try {
      const table = readTable(grid, (cell) => isKnownCell(index, cell));
      const place = (column: string | number | undefined) => (column === undefined ? undefined : columnPlace(table, column));
      const recognition = recognise(index, table, {
        column: place(choice.column),
        province: place(choice.province),
        level: choice.level,
        decisions: choice.decisions,
      });
      found.push({ table, recognition });
    } catch (error) {
      if (!(error instanceof ListError)) throw error;
      problems.push(error);
    }
  }
  const [first, ...others] = found;
  if (first) {
    const best = others.reduce((a, b) => (b.recognition.chosen.known > a.recognition.chosen.known ? b : a), first);
    const lists = found.filter((list) => list !== best && list.recognition.chosen.known >= LISTED);
    return { ...best, otherSheets: lists.flatMap(({ table }) => table.sheet ?? []) };
  }
  throw problems.find(({ problem }) => !LEAST.includes(problem)) ?? problems.find(({ problem }) => problem !== 'vuoto') ?? problems[0];
}
