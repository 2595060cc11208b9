import type { TObject, TSchema } from 'typebox';
import { cellText } from '../fields/cellText.ts';
import { type AnyRow, type Cell, columnsOf, fieldsOf } from '../fields/Field.ts';

/** What a column holds. A date is YYYY-MM-DD. */
export type ColumnKind = 'text' | 'integer' | 'number' | 'boolean' | 'date';

/** A value of a bulk file; null is unknown or does not apply. */
export type ColumnValue = string | number | boolean | null;

/** A row of a bulk file, by the name of its column. */
export type BulkRow = Readonly<Record<string, ColumnValue>>;

/** A column that all formats of a bulk file share. */
export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly description: string;
  /** True when no row has null. */
  readonly required: boolean;
}

interface Described {
  readonly type?: string;
  readonly format?: string;
  readonly anyOf?: readonly Described[];
  readonly properties?: Readonly<Record<string, Described>>;
}

const isNullable = (schema: Described): boolean => schema.anyOf?.some((one) => one.type === 'null' || isNullable(one)) ?? false;

/** The schema without its null; of several texts the first, because they have one kind. */
function schemaWithoutNull(schema: Described): Described {
  const choice = schema.anyOf?.find(({ type }) => type !== 'null');
  return choice ? schemaWithoutNull(choice) : schema;
}

/** A list is one cell, which is empty when the list is. */
const isListColumn = (schema: Described): boolean => schemaWithoutNull(schema).type === 'array';

function kindOfColumn(schema: Described): ColumnKind {
  const { type, format } = schemaWithoutNull(schema);
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  return format === 'date' ? 'date' : 'text';
}

/** The columns that rows of the API take in a bulk file: a nested object is spread as in a CSV answer (`provincia_codice`). */
export function columnsOfRows(schema: TObject): readonly Column[] {
  const properties = schema.properties as Readonly<Record<string, TSchema & Described>>;
  return fieldsOf(schema).flatMap((field): Column[] => {
    const own = properties[field.name] as Described;
    if (field.columns.length === 0)
      return [
        { name: field.name, kind: kindOfColumn(own), description: field.description, required: !isNullable(own) && !isListColumn(own) },
      ];
    return field.columns.map(({ name, description }): Column => {
      const part = schemaWithoutNull(own).properties?.[name.slice(field.name.length + 1)] ?? {};
      return { name, kind: kindOfColumn(part), description, required: !isNullable(own) && !isNullable(part) };
    });
  });
}

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
