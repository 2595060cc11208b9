import type { FastifyDynamicSwaggerOptions, SwaggerTransform } from '@fastify/swagger';
import type { Identity } from '@territori/identity/Identity';
import recorded from '../examples/recorded.json' with { type: 'json' };
import { BODY_KILOBYTES } from './frameworkMessage.ts';
import { namedSchemas, type Schemas } from './namedSchemas.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const binary = { schema: { type: 'string', format: 'binary' } } as const;
/** Media types of the calls that answer with a file. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  '/api/Promemoria/Download': [XLSX],
  '/api/Report/GeoglossarioDownload': [XLSX],
  '/api/Report/DownloadByUrl': [XLSX, 'text/csv', 'application/json'],
};
/** Media types of the calls that answer with rows or, on request, with a file. */
const ROWS_OR_FILES: Readonly<Record<string, readonly string[]>> = {
  '/api/Report/ReportByUrl': [XLSX, 'text/csv'],
  '/api/Report/Spool/{data}/{funzione}': [XLSX, 'text/csv'],
};

const STATUS: Readonly<Record<string, string>> = {
  200: 'The answer',
  204: 'Done; there is nothing to say',
  304: 'What the caller holds, by its ETag, is still the answer',
  400: 'A parameter is missing or wrong; `exception` says which and why',
  404: 'There is no such report, unit, page or query',
  405: 'The address does not accept this method; `Allow` names those that it accepts',
  413: `The body is larger than ${BODY_KILOBYTES} KB`,
  415: 'The body is not JSON by its content type',
  429: 'Too many calls from this address, or too many files being prepared; `Retry-After` says when to come back',
  500: 'Internal error of the service; the log has it under `requestId`',
  503: 'The data are not loaded, or the request takes too long; `Retry-After` says when to come back',
};

interface Response {
  description?: string;
  content?: Record<string, { schema?: unknown; example?: unknown }>;
  headers?: Record<string, unknown>;
}
interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  parameters?: { schema?: { title?: string } }[];
  responses: Record<string, Response>;
}

/** The content of the definitions file that does not come from the schemas of the routes. */
export const openapi = (version: string, callsPerMinute: number, { product, publisher }: Identity): FastifyDynamicSwaggerOptions => ({
  openapi: {
    openapi: '3.1.0',
    info: {
      title: product,
      version,
      description:
        'Territorial units of Italy since 17/03/1861: units in force at a date, their changes, their codes, and reports. Public and read-only. ' +
        'Texts are Italian or English by `plang`, the header `language` or `Accept-Language`, the first of these that is there. ' +
        (callsPerMinute > 0 ? `At most ${callsPerMinute} calls a minute from one address; beyond that 429 with Retry-After. ` : '') +
        `A body has at most ${BODY_KILOBYTES} KB. ` +
        'Every GET has a strong ETag; one that names the edition (`edizione`) is cacheable for good.',
      license: { name: 'EUPL-1.2', url: 'https://joinup.ec.europa.eu/collection/eupl/eupl-text-eupl-12' },
      contact: { name: publisher.name ?? product, url: publisher.url, ...(publisher.email && { email: publisher.email }) },
    },
    servers: [{ url: '/', description: 'This service' }],
    tags: [
      { name: 'Servizio', description: 'Health, settings, edition, definitions' },
      { name: 'Aggiornamenti', description: 'News' },
      { name: 'Glossario', description: 'Glossary' },
      { name: 'Pagine', description: 'Texts of the pages' },
      { name: 'Ricerca', description: 'Choices of the search pages' },
      { name: 'Report', description: 'Reports and their rows' },
      { name: 'Query', description: 'Stored queries by name' },
      { name: 'Unità', description: 'Units, their history and their number' },
      { name: 'Servizi pubblicati', description: 'The services that scripts use' },
    ],
  },
  refResolver: { buildLocalReference: (json, _base, _fragment, index) => (typeof json.$id === 'string' ? json.$id : `schema-${index}`) },
  transform: withoutHead,
  transformObject: (document) => ('openapiObject' in document ? completed(document.openapiObject) : document.swaggerObject),
});

/** A HEAD is answered like the GET, so it has no entry in the definitions. */
const withoutHead: SwaggerTransform = ({ schema, url, route }) => ({
  schema: { ...schema, hide: schema?.hide === true || route.method === 'HEAD' },
  url,
});

/** Names each operation and each shape, describes each status, and adds the media types of files and the recorded examples. */
function completed<D extends { paths?: object; components?: object }>(document: D): D {
  for (const [path, methods] of Object.entries<Record<string, Operation>>(
    (document.paths ?? {}) as Record<string, Record<string, Operation>>,
  )) {
    for (const [method, operation] of Object.entries(methods)) {
      operation.operationId = operationId(method, path);
      operation.description ??= `${operation.summary ?? ''}.`;
      // a parameter has a description of its own, so that its schema is not the one of the answers
      for (const { schema } of operation.parameters ?? []) delete schema?.title;
      operation.responses = responsesOf(method, path, operation.responses);
    }
  }
  const { schemas: own = {}, ...components } = (document.components ?? {}) as { schemas?: Schemas };
  const schemas: Schemas = { ...own };
  const paths = namedSchemas(document.paths, schemas);
  return { ...document, paths, components: { ...components, schemas } };
}

const operationId = (method: string, path: string): string =>
  method + path.replaceAll(/[^A-Za-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase()).replaceAll(/\W/g, '');

function responsesOf(method: string, path: string, declared: Record<string, Response>): Record<string, Response> {
  const failed = (declared['4XX'] ?? declared['400'])?.content ?? {};
  const success = Object.entries(declared).filter(([status]) => status.startsWith('2'));
  const ofBody = method === 'post' ? ['413', '415'] : [];
  const errors = ['400', '404', '405', ...ofBody, '429', '500', '503'].map(
    (status) => [status, { description: STATUS[status], content: failed }] as const,
  );
  const responses: Record<string, Response> = Object.fromEntries([...success, ...errors]);
  for (const [status, response] of success) response.description = STATUS[status] ?? 'The answer';
  if (method === 'get' && path !== '/api/HealthCheck') responses['304'] = { description: STATUS[304] ?? '' };

  const answer = responses['200'];
  const example = (recorded as Record<string, unknown>)[`${method.toUpperCase()} ${path}`];
  const json = answer?.content?.['application/json'];
  if (json && example !== undefined) json.example = example;
  const files = FILES[path] ?? ROWS_OR_FILES[path];
  if (answer && files)
    answer.content = { ...(path in ROWS_OR_FILES && answer.content), ...Object.fromEntries(files.map((type) => [type, binary])) };
  return responses;
}
