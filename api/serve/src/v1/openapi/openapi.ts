import { columnsOf, fieldsOf } from '@territori/edition/fields/Field';
import type { Identity } from '@territori/identity/Identity';
import { COMMON, OF_LISTS } from '@territori/wire/v1/parameters';
import type { TObject } from 'typebox';
import { namedSchemas, type Schemas } from '../../http/namedSchemas.ts';
import { V1 } from '../addresses.ts';
import { type Call, TAGS } from '../calls/Call.ts';
import { PROBLEM_KINDS, type ProblemCode } from '../errors/problemKinds.ts';
import { FORMATS, type Format } from '../formats/format.ts';
import recorded from './recorded.json' with { type: 'json' };

type Json = Readonly<Record<string, unknown>>;

const PROBLEM = {
  type: 'object',
  description: 'An error (RFC 9457)',
  required: ['type', 'title', 'status', 'detail', 'codice', 'parametro'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'Address of the page that explains this kind of error' },
    title: { type: 'string', description: 'The kind of error' },
    status: { type: 'integer', description: 'The status of the answer' },
    detail: { type: 'string', description: 'What was wrong in this call, and what is accepted' },
    codice: { type: 'string', enum: Object.keys(PROBLEM_KINDS), description: 'Stable name of the kind of error' },
    parametro: { type: ['string', 'null'], description: 'The parameter that caused it, null where none did' },
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
  405: { Allow: header('The methods that the address accepts') },
  429: {
    'Retry-After': header('Seconds after which to try again'),
    'RateLimit-Limit': header('Calls a minute'),
    'RateLimit-Remaining': header('Calls that are left'),
    'RateLimit-Reset': header('Seconds until all are left again'),
  },
  503: { 'Retry-After': header('Seconds after which to try again') },
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
      description:
        'Territorial units of Italy since 17/03/1861: units, their states, changes, codes, correspondences between two days. Public, read-only, without a key. ' +
        'Dates are YYYY-MM-DD and intervals half-open: `valido_dal` is the first day, `valido_al` the first day after. Codes are texts with their zeros. ' +
        'CSV and JSONL answers are whole; JSON answers come in pages. A GET has a strong ETag; one that names the edition (`edizione`) never changes. ' +
        'The version in the path changes only for what breaks; a call that will go away says so a year before in the headers `Deprecation` and `Sunset`.',
      license: { name: 'EUPL-1.2', url: 'https://joinup.ec.europa.eu/collection/eupl/eupl-text-eupl-12' },
      contact: { name: publisher.name ?? product, url: publisher.url, ...(publisher.email && { email: publisher.email }) },
    },
    servers: [{ url: '/', description: 'This service' }],
    tags: Object.entries(TAGS)
      .filter(([name]) => calls.some(({ tag }) => tag === name))
      .map(([name, description]) => ({ name, description })),
    paths: namedSchemas(paths, schemas),
    components: { schemas },
  };
}

function operationOf(call: Call, identity: Identity): Json {
  const { name, tag, summary, description, body, method } = call;
  const codes = [...EVERY_ERROR, ...(method === 'POST' ? ERRORS_OF_BODIES : [])];
  return {
    operationId: name,
    tags: [tag],
    summary,
    description,
    ...(call.deprecated && { deprecated: true }),
    parameters: [...parametersOf(call, 'path'), ...parametersOf(call, 'query')],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body, example: call.examples[0].body } } } }),
    'x-examples': call.examples.map(({ url, ...example }) => ({ ...example, url: `${V1}${url}` })),
    responses: {
      200: successOf(call, identity),
      ...(method === 'GET' && { 304: { description: 'What the caller holds, by its ETag, is still the answer' } }),
      ...Object.fromEntries(codes.map((code) => [PROBLEM_KINDS[code].status, failureOf(code)])),
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
    description: 'The answer',
    headers: {
      ...(method === 'GET' && { ETag: header('Strong validator of the answer'), 'Last-Modified': header('When the edition was loaded') }),
      'Content-Language': header('Language of the texts'),
      ...(formats.includes('csv') && { Link: header('Addresses of the first, previous, next and last page of a JSON answer') }),
      Avviso: header('In files: a day is after the last one of the edition, and the last known state is given'),
    },
    content: Object.fromEntries(formats.map((format) => [mediaType(call.type ?? FORMATS[format].type), contentOf(format, call, example)])),
  };
}

/** A recorded answer with the name of this portal. */
const named = (example: unknown, product: string): unknown =>
  example === undefined ? undefined : JSON.parse(JSON.stringify(example).replaceAll('{{product}}', JSON.stringify(product).slice(1, -1)));

const mediaType = (type: string): string => type.split(';')[0] ?? '';

/** Whether an answer consists of definitions: their references would be read as those of the definitions that show the answer. */
const isDefinitions = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'openapi' in answer;

function contentOf(format: Format, { answer, row }: Call, example: unknown): Json {
  if (format === 'json' || format === 'geojson')
    return { schema: row ? pageOf(answer, row) : answer, ...(example !== undefined && !isDefinitions(example) && { example }) };
  if (format === 'topojson') return { schema: answer };
  if (format === 'csv' && row) {
    const columns = columnsOf(fieldsOf(row)).map(({ name }) => name);
    return { schema: { type: 'string', description: `Columns: ${columns.join(', ')}` } };
  }
  if (format === 'jsonl' && row) return { schema: { type: 'string', description: 'One row a line, each as in `dati`' } };
  if (format === 'jsonld') return { schema: { type: 'object' } };
  if (format === 'gpkg')
    return {
      schema: {
        type: 'string',
        format: 'binary',
        description:
          'A GeoPackage with one layer, named after level and day as in `comune_1936_04_21`: MULTIPOLYGON in EPSG:4326, the properties of the GeoJSON as columns, and its other members as JSON in the metadata',
      },
    };
  return { schema: { type: 'string', ...(format === 'xlsx' && { format: 'binary' }) } };
}

/** A page of a list: `campi` chooses the fields of its rows, and may name a column of a field, so that none is required. */
function pageOf(answer: Call['answer'], row: TObject): Json {
  const { required: _, additionalProperties: __, title, ...rest } = row as TObject & Json;
  const page = answer as Json & { readonly properties: Json & { readonly dati: Json } };
  const items = { ...rest, title: `Riga${title}`, description: 'Without `campi`, a row has all its fields' };
  return { ...page, properties: { ...page.properties, dati: { ...page.properties.dati, items } } };
}

function failureOf(code: ProblemCode): Json {
  const { status, explanation } = PROBLEM_KINDS[code];
  return {
    description: explanation.en,
    ...(ERROR_HEADERS[status] && { headers: ERROR_HEADERS[status] }),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}
