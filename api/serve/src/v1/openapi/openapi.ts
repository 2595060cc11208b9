import { columnsOf, fieldsOf } from '@territori/edition/fields/Field';
import type { Identity } from '@territori/identity/Identity';
import { reference } from '@territori/languages';
import { COMMON, OF_LISTS } from '@territori/wire/v1/parameters';
import type { TObject } from 'typebox';
import { namedSchemas, type Schemas } from '../../http/namedSchemas.ts';
import { V1 } from '../addresses.ts';
import { type Call, TAGS } from '../calls/Call.ts';
import { type ProblemCode, STATUS_OF_PROBLEM } from '../errors/problemKinds.ts';
import { FORMATS, type Format } from '../formats/format.ts';
import recorded from './recorded.json' with { type: 'json' };

type Json = Readonly<Record<string, unknown>>;

const PROBLEM = {
  type: 'object',
  description: 'openapi.description',
  required: ['type', 'title', 'status', 'detail', 'codice', 'parametro'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'openapi.type' },
    title: { type: 'string', description: 'openapi.description.kindError' },
    status: { type: 'integer', description: 'openapi.status' },
    detail: { type: 'string', description: 'openapi.detail' },
    codice: { type: 'string', enum: Object.keys(STATUS_OF_PROBLEM), description: 'openapi.codice' },
    parametro: { type: ['string', 'null'], description: 'openapi.parametro' },
  },
};

const EVERY_ERROR: readonly ProblemCode[] = [
  'parametro_non_valido',
  'indirizzo_inesistente',
  'metodo_non_ammesso',
  'formato_non_disponibile',
  'edizione_superata',
  'troppe_richieste',
  'errore_interno',
  'non_disponibile',
];
const ERRORS_OF_BODIES: readonly ProblemCode[] = ['corpo_troppo_grande', 'tipo_non_accettato'];

const ERROR_HEADERS: Readonly<Record<number, Json>> = {
  405: { Allow: header('openapi.405.Allow') },
  429: {
    'Retry-After': header('openapi.429.Retry-After'),
    'RateLimit-Limit': header('openapi.429.RateLimit-Limit'),
    'RateLimit-Remaining': header('openapi.429.RateLimit-Remaining'),
    'RateLimit-Reset': header('openapi.429.RateLimit-Reset'),
  },
  503: { 'Retry-After': header('openapi.429.Retry-After') },
};

function header(description: string): Json {
  return { description, schema: { type: 'string' } };
}

/**
 * The definitions of `/api/v1`, made of the same schemas that validate its calls. `x-examples` has the addresses that the tests call, with
 * `{edizione}` for the edition in service; `x-shared` marks the parameters that all calls, or all lists, have alike.
 */
export function openapi(calls: readonly Call[], version: string, identity: Identity): Json {
  const { product, publisher } = identity;
  const paths: Record<string, Record<string, Json>> = {};
  const schemas: Schemas = { Problem: PROBLEM };
  for (const call of calls) {
    const path = `${V1}${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, identity) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${product}, public API`,
      version,
      description: 'openapi.info',
      license: { name: 'EUPL-1.2', url: 'https://joinup.ec.europa.eu/collection/eupl/eupl-text-eupl-12' },
      contact: { name: publisher.name ?? product, url: publisher.url, ...(publisher.email && { email: publisher.email }) },
    },
    servers: [{ url: '/', description: 'openapi.servers' }],
    tags: Object.entries(TAGS)
      .filter(([name]) => calls.some(({ tag }) => tag === name))
      .map(([name, description]) => ({ name, description })),
    paths: namedSchemas(paths, schemas),
    components: { schemas },
  };
}

function operationOf(call: Call, identity: Identity): Json {
  const { name, tag, description = `calls.${name}.description`, body, method } = call;
  const codes = [...EVERY_ERROR, ...(method === 'POST' ? ERRORS_OF_BODIES : [])];
  return {
    operationId: name,
    tags: [tag],
    summary: `calls.${name}.summary`,
    description,
    ...(call.deprecated && { deprecated: true }),
    parameters: [...parametersOf(call, 'path'), ...parametersOf(call, 'query')],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body, example: call.examples[0].body } } } }),
    'x-examples': call.examples.map(({ url, ...example }) => ({ ...example, url: `${V1}${url}` })),
    responses: {
      200: successOf(call, identity),
      ...(method === 'GET' && { 304: { description: 'openapi.responses.304' } }),
      ...Object.fromEntries(codes.map((code) => [STATUS_OF_PROBLEM[code], failureOf(code)])),
    },
  };
}

/** The parameters that say how an answer is given, not what it is about; each call has formats that are its choice. */
const { formato: _, ...SHARED } = { ...COMMON, ...OF_LISTS };

function parametersOf({ parts, query, formats }: Call, place: 'path' | 'query'): Json[] {
  return Object.entries(place === 'path' ? parts.properties : query.properties).map(([name, schema]) => {
    const { description, examples, ...rest } = schema as Json & { examples?: readonly unknown[] };
    return {
      name,
      in: place,
      required: place === 'path' || (query.required ?? []).includes(name),
      description,
      schema: name === 'formato' ? { type: 'string', enum: formats } : rest,
      ...(examples?.[0] !== undefined && { example: examples[0] }),
      ...(name in SHARED && { 'x-shared': true }),
    };
  });
}

function successOf(call: Call, { product }: Identity): Json {
  const { name, formats, method } = call;
  const example = named((recorded as Record<string, unknown>)[name], product);
  return {
    description: 'openapi.description.answer',
    headers: {
      ...(method === 'GET' && { ETag: header('openapi.headers.ETag'), 'Last-Modified': header('openapi.headers.Last-Modified') }),
      'Content-Language': header('openapi.headers.Content-Language'),
      ...(formats.includes('csv') && { Link: header('openapi.headers.Link') }),
      Avviso: header('openapi.headers.Avviso'),
    },
    content: Object.fromEntries(formats.map((format) => [mediaType(call.type ?? FORMATS[format].type), contentOf(format, call, example)])),
  };
}

/** A recorded answer with the name of this portal. */
const named = (example: unknown, product: string): unknown =>
  example === undefined ? undefined : JSON.parse(JSON.stringify(example).replaceAll('{{product}}', JSON.stringify(product).slice(1, -1)));

const mediaType = (type: string): string => type.split(';')[0] ?? '';

function contentOf(format: Format, { answer, row }: Call, example: unknown): Json {
  if (format === 'json' || format === 'geojson')
    return { schema: row ? pageOf(answer, row) : answer, ...(example !== undefined && { example }) };
  if (format === 'topojson') return { schema: answer };
  if (format === 'csv' && row) {
    const columns = columnsOf(fieldsOf(row)).map(({ name }) => name);
    return { schema: { type: 'string', description: reference('openapi.columns', { names: columns.join(', ') }) } };
  }
  if (format === 'jsonl' && row) return { schema: { type: 'string', description: 'openapi.schema' } };
  if (format === 'jsonld') return { schema: { type: 'object' } };
  if (format === 'gpkg')
    return {
      schema: {
        type: 'string',
        format: 'binary',
        description: 'openapi.schema.geopackageOneLayerNamed',
      },
    };
  return { schema: { type: 'string', ...(format === 'xlsx' && { format: 'binary' }) } };
}

/** A page of a list: `campi` chooses the fields of its rows, and may name a column of a field, so that none is required. */
function pageOf(answer: Call['answer'], row: TObject): Json {
  const { required: _, additionalProperties: __, title, ...rest } = row as TObject & Json;
  const page = answer as Json & { readonly properties: Json & { readonly dati: Json } };
  const items = { ...rest, title: `Riga${title}`, description: 'openapi.description.withoutRowHasAll' };
  return { ...page, properties: { ...page.properties, dati: { ...page.properties.dati, items } } };
}

function failureOf(code: ProblemCode): Json {
  const status = STATUS_OF_PROBLEM[code];
  return {
    description: `problemKinds.${code}.explanation`,
    ...(ERROR_HEADERS[status] && { headers: ERROR_HEADERS[status] }),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}
