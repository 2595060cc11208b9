import type { Day } from '@territori/history/dates/day';

/** A column of the rows that an operator loads for a report, as an edition keeps it beside them. */
export interface LoadedColumn {
  nome: string;
  tipo: 'VARCHAR' | 'NUMBER' | 'DATE';
  /** Most digits after the comma among the values of a NUMBER. */
  decimali: number;
  /** Present on a column without a value in any row. */
  vuota?: true;
}

/** The rows that an operator loaded for a report: their day, the file, its columns. */
export interface Snapshot {
  readonly day: Day;
  readonly file: string;
  readonly columns: readonly LoadedColumn[];
}
