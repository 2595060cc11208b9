type Json = Readonly<Record<string, unknown>>;

/** A schema of the definitions by its name. */
export type Schemas = Record<string, Json>;

/** Members that hold data, not schemas. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-examples']);

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A choice of constants as one `enum`, of which clients make one type. */
function asEnum(schema: Json): Json {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length === 0) return schema;
  const values = anyOf.map((choice: unknown) => {
    if (!isObject(choice) || choice.type !== 'string') return undefined;
    return Array.isArray(choice.enum) && choice.enum.length === 1 ? choice.enum[0] : choice.const;
  });
  return values.every((value) => typeof value === 'string') ? { type: 'string', enum: values, ...rest } : schema;
}

/**
 * The same part of the definitions with a `$ref` in the place of every schema that has a `title`, which is its name; the schemas are added
 * to `schemas`. Clients that are made of the definitions then have one type for each. Throws for two schemas of one name.
 */
export function namedSchemas<T>(part: T, schemas: Schemas, named = false): T {
  if (Array.isArray(part)) return part.map((item) => namedSchemas(item, schemas)) as T;
  if (!isObject(part)) return part;
  const { title, ...schema } = named ? { ...part, title: undefined } : asEnum(part);
  const inside = Object.fromEntries(
    Object.entries(named ? part : schema).map(([key, value]) => [
      key,
      !named && DATA.has(key) ? value : namedSchemas(value, schemas, !named && key === 'properties'),
    ]),
  );
  if (named || typeof title !== 'string') return (named || title === undefined ? inside : { title, ...inside }) as T;
  const known = schemas[title];
  if (known && JSON.stringify(known) !== JSON.stringify(inside)) throw new Error(`Two schemas of the definitions are called ${title}`);
  schemas[title] = inside;
  return { $ref: `#/components/schemas/${title}` } as T;
}
