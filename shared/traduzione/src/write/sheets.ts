/** A sheet of a workbook. Numbers are written as numbers, everything else as text. */
export interface Sheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}
