export type WorkbookCell = string | number | null;

/** A sheet of a workbook. Numbers are written as numbers, everything else as text. */
export interface WorkbookSheet {
  readonly name: string;
  readonly header: readonly string[];
  /** The rows in blocks, so that the file is read while it is written. The first block decides how wide the columns are. */
  readonly blocks: Iterable<readonly (readonly WorkbookCell[])[]> | AsyncIterable<readonly (readonly WorkbookCell[])[]>;
  /** The format of the numbers of each column, `#,##0`; undefined for the usual one. */
  readonly formats?: readonly (string | undefined)[] | undefined;
  /** Long texts are broken into lines. */
  readonly wrap?: boolean | undefined;
}
