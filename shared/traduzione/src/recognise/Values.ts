import type { Table } from '../read/Table.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { isLabel, isNothing, type Kind, versionsOf } from './kinds.ts';

/** Stands for a row without a value. */
export const BLANK = -1;

/** The distinct values of a column, and which one each row has. */
export interface Values {
  /** As they stand in the file, the first spelling of each. */
  readonly texts: readonly string[];
  /** For each row the place in `texts`, or BLANK. */
  readonly ofRow: Int32Array;
  /** For each value the versions that bear it, at any time. */
  readonly versions: readonly (readonly number[])[];
  readonly kind: Kind;
}

/** Makes a row's value from its cells; '' when the row has none. */
export type CellOf = (row: readonly string[]) => string;

const LABEL = '\u0000';

const SAMPLE = 400;
/** Longer cells are texts. */
const LONGEST_LABEL = 80;
/** Which rows of a list have a label, kept because every column and kind asks for it. */
const labelledRows = new WeakMap<Table, Uint8Array>();

/** A sentence: it has three words or more. */
const SENTENCE = /\S\s+\S+\s+\S/;

/** A note below or between the rows: a sentence that stands alone in a row of a table with several columns. */
function isNote(row: readonly string[]): boolean {
  if (row.length < 2) return false;
  const filled = row.filter((cell) => cell.trim() !== '');
  return filled.length === 1 && SENTENCE.test(filled[0] as string);
}

function rowsWithLabels(table: Table): Uint8Array {
  const known = labelledRows.get(table);
  if (known) return known;
  const { rows, header, hasHeader } = table;
  const columns = columnsWithLabels(rows);
  const isKnown = new Map<string, boolean>();
  const marks = Uint8Array.from(rows, (row) => {
    // lists that were put together have their header again
    if (isNote(row) || (hasHeader && row.every((cell, column) => cell === header[column]))) return 1;
    for (const column of columns) {
      const cell = row[column] as string;
      if (cell === '' || cell.length > LONGEST_LABEL) continue;
      let label = isKnown.get(cell);
      if (label === undefined) {
        label = isLabel(cell);
        isKnown.set(cell, label);
      }
      if (label) return 1;
    }
    return 0;
  });
  labelledRows.set(table, marks);
  return marks;
}

/** The columns in which a label ("Italia", "Centro") marks a row of totals. Where most rows have one, it has another meaning. */
function columnsWithLabels(rows: readonly (readonly string[])[]): number[] {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  const sample = rows.filter((_, line) => line % step === 0);
  return [...(rows[0] ?? []).keys()].filter((column) => sample.filter((row) => isLabel(row[column] as string)).length * 2 < sample.length);
}

/**
 * Reads each row's value and looks each distinct one up once. Rows without a value and rows of totals or legends are BLANK.
 * @param match finds the versions of a value; by default those of the kind
 */
export function valuesOf(
  index: HistoryIndex,
  kind: Kind,
  table: Table,
  cellOf: CellOf,
  match: (text: string) => readonly number[] = (text) => versionsOf(index, kind, text),
): Values {
  const { rows } = table;
  const places = new Map<string, number>();
  const texts: string[] = [];
  const versions: (readonly number[])[] = [];
  const ofRow = new Int32Array(rows.length);
  const labelled = new Map<number, boolean>();
  for (let row = 0; row < rows.length; row += 1) {
    const text = cellOf(rows[row] as readonly string[]);
    let place = places.get(text);
    if (place === undefined) {
      if (isNothing(text, kind)) place = BLANK;
      else {
        place = texts.push(text) - 1;
        versions.push(match(text));
      }
      places.set(text, place);
    }
    ofRow[row] = place;
  }
  // a total has its word in any cell of the row, beside a value that no unit bears
  const unknown = new Set(versions.flatMap((found, place) => (found.length === 0 ? [place] : [])));
  if (unknown.size > 0) {
    const labels = rowsWithLabels(table);
    for (let row = 0; row < rows.length; row += 1) {
      const place = ofRow[row] as number;
      if (!unknown.has(place)) continue;
      const label = labels[row] === 1;
      labelled.set(place, (labelled.get(place) ?? true) && label);
    }
    for (let row = 0; row < rows.length; row += 1) if (labelled.get(ofRow[row] as number)) ofRow[row] = BLANK;
    for (const [place, label] of labelled) if (label) texts[place] = LABEL;
  }
  return { texts, ofRow, versions, kind };
}

/** The places of the values that some row has. */
export const usedValues = ({ texts }: Values): number[] => texts.flatMap((text, place) => (text === LABEL ? [] : [place]));
