interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: { type?: string; minimum?: number; maximum?: number; maxLength?: number };
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: readonly string[];
  parameters: Parameter[];
  responses: Record<string, { description: string }>;
}
interface OpenApi {
  info: Record<string, unknown>;
  tags: readonly { name: string; description: string }[];
  paths: Record<string, { get?: Operation }>;
}

/** The published services alone, as Swagger 2.0, for clients that cannot read a newer version. */
export function swagger2({ info, tags, paths }: OpenApi, origin: URL): object {
  const published = Object.entries(paths).flatMap(([path, { get }]) =>
    path.startsWith('/publish/') && get ? [[path.slice('/publish'.length), { get: operation(get) }] as const] : [],
  );
  const used = new Set(published.flatMap(([, { get }]) => get.tags));
  return {
    swagger: '2.0',
    info,
    host: origin.host,
    basePath: '/publish',
    schemes: [origin.protocol.slice(0, -1)],
    produces: ['application/json'],
    tags: tags.filter(({ name }) => used.has(name)),
    paths: Object.fromEntries(published),
  };
}

const operation = ({ operationId, summary, description, tags, parameters, responses }: Operation) => ({
  operationId,
  summary,
  description,
  tags,
  parameters: parameters.map(
    ({ name, in: place, required = false, description: text = '', schema: { type, minimum, maximum, maxLength } }) => ({
      name,
      in: place,
      required,
      description: text,
      type,
      ...(minimum === undefined ? {} : { minimum }),
      ...(maximum === undefined ? {} : { maximum }),
      ...(maxLength === undefined ? {} : { maxLength }),
    }),
  ),
  responses: Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      status === '200' ? { description: response.description, schema: { type: 'object' } } : { description: response.description },
    ]),
  ),
});
