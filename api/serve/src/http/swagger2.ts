import type { Schemas } from './namedSchemas.ts';

type Json = Readonly<Record<string, unknown>>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: { type?: string; enum?: readonly string[]; minimum?: number; maximum?: number; maxLength?: number };
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: readonly string[];
  parameters: Parameter[];
  responses: Record<string, { description: string; content?: Readonly<Record<string, { readonly schema?: Json }>> }>;
}
interface OpenApi {
  info: Record<string, unknown>;
  tags: readonly { name: string; description: string }[];
  paths: Record<string, { get?: Operation }>;
  components: { schemas: Readonly<Record<string, object>> };
}

/** The published services alone, as Swagger 2.0, for clients that cannot read a newer version. */
export function swagger2({ info, tags, paths, components }: OpenApi, origin: URL): object {
  const used: Schemas = {};
  const schemaOf = (schema: unknown): unknown => older(schema, components.schemas, used);
  const published = Object.entries(paths).flatMap(([path, { get }]) =>
    path.startsWith('/publish/') && get ? [[path.slice('/publish'.length), { get: operation(get, schemaOf) }] as const] : [],
  );
  const usedTags = new Set(published.flatMap(([, { get }]) => get.tags));
  return {
    swagger: '2.0',
    info,
    host: origin.host,
    basePath: '/publish',
    schemes: [origin.protocol.slice(0, -1)],
    produces: ['application/json'],
    tags: tags.filter(({ name }) => usedTags.has(name)),
    paths: Object.fromEntries(published),
    definitions: used,
  };
}

const operation = (
  { operationId, summary, description, tags, parameters, responses }: Operation,
  schemaOf: (schema: unknown) => unknown,
) => ({
  operationId,
  summary,
  description,
  tags,
  parameters: parameters.map(
    ({ name, in: place, required = false, description: text = '', schema: { type, enum: choices, minimum, maximum, maxLength } }) => ({
      name,
      in: place,
      required,
      description: text,
      type,
      ...(choices && { enum: choices }),
      ...(minimum === undefined ? {} : { minimum }),
      ...(maximum === undefined ? {} : { maximum }),
      ...(maxLength === undefined ? {} : { maxLength }),
    }),
  ),
  responses: Object.fromEntries(
    Object.entries(responses).map(([status, { description: text, content }]) => {
      const schema = content?.['application/json']?.schema;
      return [status, { description: text, ...(schema && { schema: schemaOf(schema) }) }];
    }),
  ),
});

/**
 * A schema as Swagger 2.0 can say it: of a choice the first shape, which is that of the rows (the other one says that a report is not
 * available), and a value of several types without a type. The schemas that it names are added to `used`.
 */
function older(schema: unknown, schemas: OpenApi['components']['schemas'], used: Schemas): unknown {
  if (Array.isArray(schema)) return schema.map((item) => older(item, schemas, used));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, anyOf, ...rest } = schema as Json & { readonly $ref?: string; readonly anyOf?: readonly Json[] };
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    if (!(name in used)) {
      used[name] = {};
      used[name] = older(schemas[name], schemas, used) as Json;
    }
    return { $ref: `#/definitions/${name}` };
  }
  const others = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, older(value, schemas, used)]));
  if (!anyOf) return others;
  const [first, ...more] = anyOf.filter(({ type }) => type !== 'null');
  if (first && (more.length === 0 || '$ref' in first)) return { ...others, ...(older(first, schemas, used) as Json) };
  return others;
}
