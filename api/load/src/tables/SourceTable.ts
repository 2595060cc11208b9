import { parseDay } from '@territori/history/dates/day';
import { BadFileError } from '../files/BadFileError.ts';

/** The midnight with which some files write a day in ISO form. */
export const MIDNIGHT = /(?<=^\d{4}-\d{2}-\d{2})T00:00:00(\.000)?Z?$/;

/** A file of rows, whatever it was written in: values are text under the normalised name of their column. */
export interface SourceTable {
  /** Name of the file, without its folder. */
  file: string;
  /** Id of the report whose rows these are, where the operator gives it or the name of the file holds it. */
  report: number | null;
  /** Normalised names in the order of the file. */
  columns: readonly string[];
  rows: readonly Row[];
  /** The rows of a report as they came, for those that are served as they are. */
  values?: Record<string, unknown>[];
}

/**
 * The day that stands in the name of a file (`uts_2025-01-01.csv`, `istat20200101.csv`, `... Data Indagine 01-01-2025
 * Stampa ....xlsx`), null when there is none.
 */
export function dateInName(file: string): string | null {
  const [, surveyed] = /data indagine (\d{2}-\d{2}-\d{4})/i.exec(file) ?? [];
  if (surveyed) return parseDay(surveyed);
  const [, year, month, day] = /(\d{4})-?(\d{2})-?(\d{2})/.exec(file) ?? [];
  return year ? parseDay(`${year}-${month}-${day}`) : null;
}

/** Footnote marks, case and blanks differ between editions of the same official file. */
export const normaliseHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .replace(/\(\d+\)/g, ' ')
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** One row of a table; each reading names the place when a value is not what it should be. */
export class Row {
  readonly #positions: ReadonlyMap<string, number>;
  readonly #cells: readonly string[];
  readonly #header: readonly string[] | undefined;

  constructor(
    readonly file: string,
    /** "line 12" or "row 12", for messages. */
    readonly place: string,
    /** Where each column stands; one map for all rows of a file. */
    positions: ReadonlyMap<string, number>,
    cells: readonly string[],
    /** The names of the columns in the file, for messages, where they are others. */
    header?: readonly string[],
  ) {
    this.#positions = positions;
    this.#cells = cells;
    this.#header = header;
  }

  /** The text of a column without blanks around it, '' when the column is empty or absent. */
  text(column: string): string {
    return this.#cells[this.#positions.get(column) ?? -1]?.trim() ?? '';
  }

  /** The text of a column that must not be empty. */
  required(column: string): string {
    const value = this.text(column);
    if (value === '') throw this.refuseCell(column, 'is empty');
    return value;
  }

  textOrNull(column: string): string | null {
    return this.text(column) || null;
  }

  /** A code of digits, with the leading zeros that files lose. */
  code(column: string, digits: number): string {
    const value = this.required(column);
    if (!/^\d+$/.test(value) || value.length > digits) throw this.refuseCell(column, `is "${value}", not a code of ${digits} digits`);
    return value.padStart(digits, '0');
  }

  codeOrNull(column: string, digits: number): string | null {
    return this.text(column) === '' ? null : this.code(column, digits);
  }

  integerOrNull(column: string): number | null {
    const value = this.text(column);
    if (value === '') return null;
    if (!/^-?\d+$/.test(value)) throw this.refuseCell(column, `is "${value}", not a whole number`);
    return Number(value);
  }

  /** A decimal number as text with a point, from a point or a comma. */
  decimalOrNull(column: string): string | null {
    const value = this.text(column);
    if (value === '') return null;
    if (!/^-?\d+([.,]\d+)?$/.test(value)) throw this.refuseCell(column, `is "${value}", not a number`);
    return value.replace(',', '.');
  }

  /** A date as YYYY-MM-DD, from the four ways in which official files write one. */
  date(column: string): string {
    const value = this.required(column);
    const iso = parseDay(value.replace(MIDNIGHT, ''));
    if (!iso) throw this.refuseCell(column, `is "${value}", not a date`);
    return iso;
  }

  /** A date, or null for the year 9999 with which files say "still in force". */
  openDate(column: string): string | null {
    const iso = this.date(column);
    return iso.startsWith('9999') ? null : iso;
  }

  /** The same row with its cells under other names, each at its position; messages name them as the header of the file does. */
  under(positions: ReadonlyMap<string, number>, header: readonly string[]): Row {
    return new Row(this.file, this.place, positions, this.#cells, header);
  }

  /** Refuses what a column holds: the reason follows the name that the column has in the file. */
  refuseCell(column: string, reason: string): BadFileError {
    return this.refuse(`"${this.#header?.[this.#positions.get(column) ?? -1] ?? column}" ${reason}`);
  }

  refuse(reason: string): BadFileError {
    return new BadFileError(this.file, this.place, reason);
  }
}
