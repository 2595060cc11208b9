import type { Table } from '../read/Table.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { isLabel } from './isLabel.ts';
import { isNothing } from './isNothing.ts';
import type { Kind } from './Kind.ts';
import { versionsOf } from './versionsOf.ts';

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

/** Separates a name from the province beside it. */
export const BESIDE = '\u001f';
/** The value as the visitor wrote it, without the province beside it. */
export const writtenValue = (text: string): string => text.split(BESIDE)[0] as string;

/** True for a row that repeats the header, as in lists that were put together. */
const repeatsHeader = ({ header, hasHeader }: Table, row: readonly string[]) =>
  hasHeader && row.every((cell, column) => cell === header[column]);

/**
 * Reads each row's value and looks each distinct one up once. Rows without a value are BLANK, like rows whose value says that it is a total
 * or a legend.
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
  const labels = new Set<number>();
  for (let row = 0; row < rows.length; row += 1) {
    const place = ofRow[row] as number;
    if (place === BLANK || (versions[place] as readonly number[]).length > 0) continue;
    if (isLabel(writtenValue(texts[place] as string)) || repeatsHeader(table, rows[row] as readonly string[])) labels.add(place);
  }
  if (labels.size > 0) for (let row = 0; row < rows.length; row += 1) if (labels.has(ofRow[row] as number)) ofRow[row] = BLANK;
  for (const place of labels) texts[place] = LABEL;
  return { texts, ofRow, versions, kind };
}

/** The values without some of them: their rows have no value. */
export function withoutValues(values: Values, places: ReadonlySet<number>): Values {
  if (places.size === 0) return values;
  return {
    ...values,
    texts: values.texts.map((text, place) => (places.has(place) ? LABEL : text)),
    ofRow: values.ofRow.map((place) => (places.has(place) ? BLANK : place)),
  };
}

/** The places of the values that some row has. */
export const usedValues = ({ texts }: Values): number[] => texts.flatMap((text, place) => (text === LABEL ? [] : [place]));
