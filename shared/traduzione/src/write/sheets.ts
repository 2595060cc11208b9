/** A sheet of a workbook. Numbers are written as numbers, everything else as text. */
export interface Sheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** The header and the rows of a sheet as the cells of a text file. */
export const textRows = ({ header, rows }: Sheet): string[][] => [[...header], ...rows.map((row) => row.map((cell) => String(cell ?? '')))];
