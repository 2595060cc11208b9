/** Which page of a table is shown. */
export interface TablePage {
  /** From 1. */
  readonly page: number;
  /** Rows of a page. */
  readonly pageSize: number;
}

export const FIRST_PAGE: TablePage = { page: 1, pageSize: 10 };
