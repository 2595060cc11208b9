import type { ReactNode } from 'react';

/** A column of a table, and what stands in its cells. */
export interface Column<Row> {
  readonly name: string;
  readonly label: string;
  /** What stands in the cell; when absent, `row[name]`. Null, undefined and '' are empty cells. */
  readonly cell?: ((row: Row) => ReactNode) | undefined;
  /** Digits to the right. */
  readonly numeric?: boolean | undefined;
  /** False takes the sort button away. */
  readonly sortable?: boolean | undefined;
  /** The cell names its row. */
  readonly rowHeader?: boolean | undefined;
  /** Language of the cells where it is not the page's. */
  readonly lang?: string | undefined;
}
