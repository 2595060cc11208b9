import type { WorkbookCell, WorkbookSheet } from './WorkbookSheet.ts';

/** A sheet whose rows are at hand. */
export interface Sheet extends Omit<WorkbookSheet, 'blocks'> {
  readonly rows: readonly (readonly WorkbookCell[])[];
}

/** The header and the rows of a sheet as the cells of a text file. */
export const textRows = ({ header, rows }: Sheet): string[][] => [[...header], ...rows.map((row) => row.map((cell) => String(cell ?? '')))];
