import { parseDay } from '@territori/history/dates/day';
import { MIDNIGHT, type Row, type SourceTable } from '../tables/SourceTable.ts';

/** What a later table of a kind says otherwise than an earlier one. */
export interface TableDifference {
  /** The rows that only the earlier table has. */
  readonly lost: readonly Row[];
  /** The rows that only the later table has. */
  readonly gained: readonly Row[];
}

const NUMBER = /^-?\d{1,15}([.,]\d+)?$/;

/** The number, day or text that a cell stands for, however a file writes it. */
function meaningOf(cell: string): string {
  const text = cell.replace(/\s+/g, ' ');
  if (NUMBER.test(text)) return String(Number(text.replace(',', '.')));
  return parseDay(text.replace(MIDNIGHT, '')) ?? text;
}

/** The rows of a table by what they say in some columns. */
function rowsByMeaning({ rows }: SourceTable, columns: readonly string[]): Map<string, Row> {
  return new Map(rows.map((row) => [JSON.stringify(columns.map((column) => meaningOf(row.text(column)))), row]));
}

/**
 * Compares two tables of one kind, as their format reads them, by what their rows say in the columns that both have. The form of a file
 * makes no difference: the order of rows and columns, the ways of writing a number, a day or a line end.
 */
export function tableDifference(earlier: SourceTable, later: SourceTable): TableDifference {
  const columns = earlier.columns.filter((column) => later.columns.includes(column));
  const [had, has] = [rowsByMeaning(earlier, columns), rowsByMeaning(later, columns)];
  const only = (own: ReadonlyMap<string, Row>, other: ReadonlyMap<string, Row>) =>
    [...own].flatMap(([meaning, row]) => (other.has(meaning) ? [] : [row]));
  return { lost: only(had, has), gained: only(has, had) };
}
