import type { TObject } from 'typebox';

/** A value that an answer may hold. */
export type Cell = string | number | boolean | null | undefined | readonly Cell[] | { readonly [name: string]: Cell };
export type AnyRow = Readonly<Record<string, Cell>>;

/** What a column holds. A date is YYYY-MM-DD. */
export type ColumnKind = 'text' | 'integer' | 'number' | 'boolean' | 'date';

/** A field of a row, or one column of its CSV: `provincia` is a field, `provincia_codice` a column of it. */
export interface Field {
  /** Its name in `campi`, in `ordina` and as header of the CSV. */
  readonly name: string;
  readonly description: string;
  readonly kind: ColumnKind;
  /** True when no row has null in it. */
  readonly required: boolean;
  /** The columns of a field that is an object or a list of objects; empty for a field that is a column. */
  readonly columns: readonly Field[];
  /** The value in a row. */
  readonly of: (row: AnyRow) => Cell;
}

interface Described {
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

/** The schema without its null; of several texts the first, because they have one kind. */
function withoutNull(schema: Described): Described {
  const choice = schema.anyOf?.find(({ type }) => type !== 'null');
  return choice ? withoutNull(choice) : schema;
}

const isNullable = (schema: Described): boolean => schema.anyOf?.some((one) => one.type === 'null' || isNullable(one)) ?? false;

const describe = (schema: Described): string =>
  schema.description || (schema.anyOf?.map(({ description }) => description).find(Boolean) ?? '');

function kindOf(schema: Described): ColumnKind {
  const { type, format } = withoutNull(schema);
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  return format === 'date' ? 'date' : 'text';
}

/** The fields of an object, each with the columns that it has in a CSV. */
const fieldsIn = (properties: Readonly<Record<string, Described>>): readonly Field[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    description: describe(schema),
    kind: kindOf(schema),
    // a list is one cell, which is empty when the list is
    required: !isNullable(schema) && withoutNull(schema).type !== 'array',
    columns: partsOf(name, schema),
    of: (values) => values[name],
  }));

/** The fields of a row in the order of its schema. */
export const fieldsOf = (row: TObject): readonly Field[] => fieldsIn(row.properties as Readonly<Record<string, Described>>);

/** The columns of an object: its members, and theirs. Of a list of objects each column has the values of all, in their order. */
function partsOf(name: string, schema: Described): readonly Field[] {
  const { properties } = withoutNull(schema.items ?? schema);
  return columnsOf(fieldsIn(properties ?? {})).map(({ of, ...part }) => ({
    ...part,
    name: `${name}_${part.name}`,
    required: part.required && !isNullable(schema),
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
