import type { TObject } from 'typebox';
import { cellText } from '../fields/cellText.ts';
import { type AnyRow, type Cell, columnsOf, type Field, fieldsOf } from '../fields/Field.ts';

/** A value of a bulk file; null is unknown or does not apply. */
export type ColumnValue = string | number | boolean | null;

/** A row of a bulk file, by the name of its column. */
export type BulkRow = Readonly<Record<string, ColumnValue>>;

/** A column that all formats of a bulk file share. */
export type Column = Pick<Field, 'name' | 'description' | 'kind' | 'required'>;

/** The columns that rows of the API take in a bulk file: a nested object is spread as in a CSV answer (`provincia_codice`). */
export const columnsOfRows = (schema: TObject): readonly Column[] =>
  columnsOf(fieldsOf(schema)).map(({ name, kind, description, required }) => ({ name, kind, description, required }));

const valueOfCell = (cell: Cell): ColumnValue =>
  cell === undefined || cell === null ? null : typeof cell === 'object' ? cellText(cell) || null : (cell as ColumnValue);

/** Makes the function that spreads a row of the API into the columns of a bulk file. */
export function flattener(schema: TObject): (row: AnyRow) => BulkRow {
  const columns = columnsOf(fieldsOf(schema));
  return (row) => {
    const values: Record<string, ColumnValue> = {};
    for (const { name, of } of columns) values[name] = valueOfCell(of(row));
    return values;
  };
}
