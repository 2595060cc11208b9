import { COLUMNS } from './columns/columns.ts';
import type { Column, Field } from './definition.ts';

/** A column, or a shared one by its name, with the SQL that yields it. */
export const field = (column: Column | keyof typeof COLUMNS, sql: string): Field => ({
  column: typeof column === 'string' ? COLUMNS[column] : column,
  sql,
});
