import type { ReactNode } from 'react';

/** A column of a table, and the content of its cells. */
export interface Column<Row> {
  readonly name: string;
  readonly label: string;
  /** The content of the cell; `row[name]` when absent. Null, undefined and '' are empty cells. */
  readonly cell?: ((row: Row) => ReactNode) | undefined;
  /** Aligns numbers to the right. */
  readonly numeric?: boolean | undefined;
  /** False removes the sort button. */
  readonly sortable?: boolean | undefined;
  /** The cell is the header of its row. */
  readonly rowHeader?: boolean | undefined;
  /** Language of the cells where it is not the page's. */
  readonly lang?: string | undefined;
}
