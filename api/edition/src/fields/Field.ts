import type { TObject, TSchema } from 'typebox';

/** A value that an answer may hold. */
export type Cell = string | number | boolean | null | undefined | readonly Cell[] | { readonly [name: string]: Cell };
export type AnyRow = Readonly<Record<string, Cell>>;

/** A field of a row, or one column of its CSV: `provincia` is a field, `provincia_codice` a column of it. */
export interface Field {
  /** Its name in `campi`, in `ordina` and as header of the CSV. */
  readonly name: string;
  readonly description: string;
  /** The columns of a field that is an object or a list of objects; empty for a field that is a column. */
  readonly columns: readonly Field[];
  /** The value in a row. */
  readonly of: (row: AnyRow) => Cell;
}

interface Described {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
}

/** The properties of an object schema, also of one that may be null. */
const propertiesOf = (schema: Described): Readonly<Record<string, TSchema>> | undefined =>
  schema.properties ?? schema.anyOf?.map((choice) => (choice as Described).properties).find(Boolean);

const describe = (schema: Described): string =>
  schema.description || (schema.anyOf?.map((choice) => (choice as Described).description).find(Boolean) ?? '');

/** The fields of a row in the order of its schema, each with the columns that it has in a CSV. */
export function fieldsOf(row: TObject): readonly Field[] {
  return Object.entries(row.properties).map(
    ([name, schema]): Field => ({
      name,
      description: describe(schema as Described),
      columns: partsOf(name, schema as Described),
      of: (values) => values[name],
    }),
  );
}

/** The columns of an object: its members, and theirs. Of a list of objects each column has the values of all, in their order. */
function partsOf(name: string, schema: Described): readonly Field[] {
  const ofItems = schema.items && propertiesOf(schema.items as Described);
  const parts = columnsOf(
    Object.entries(ofItems ?? propertiesOf(schema) ?? {}).map(
      ([part, own]): Field => ({
        name: part,
        description: describe(own as Described),
        columns: partsOf(part, own as Described),
        of: (values) => values[part],
      }),
    ),
  );
  return parts.map(({ name: part, description, of }) => ({
    name: `${name}_${part}`,
    description,
    columns: [],
    of: (values) => {
      const value = values[name] as AnyRow | readonly AnyRow[] | null | undefined;
      if (value === null || value === undefined) return undefined;
      return Array.isArray(value) ? value.map((item: AnyRow) => of(item) ?? null) : of(value as AnyRow);
    },
  }));
}

/** The columns that fields take in a table. */
export const columnsOf = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => (field.columns.length === 0 ? [field] : field.columns));
