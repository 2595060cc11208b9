import { parse } from 'csv-parse/sync';
import type { LightMyRequestResponse } from 'fastify';
import { Compile } from 'typebox/schema';

type Schema = Readonly<Record<string, unknown>>;
export interface DefinedParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema?: { readonly $ref?: string; readonly enum?: readonly unknown[] };
}
interface Response {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

/** A call as a definitions file describes it. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parameters: readonly DefinedParameter[];
  readonly body: Schema | undefined;
  readonly responses: Readonly<Record<string, Response>>;
  /** The named schemas of the file. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** The fields of a row and the columns that they take in a CSV, which `campi` and `ordina` name; empty where there are none. */
  readonly fields: readonly string[];
  readonly columns: readonly string[];
}

interface Definitions {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DefinedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface DefinedOperation {
  readonly parameters?: readonly DefinedParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, Response>>;
}

/** Rows of a file that are read: the others are written by the same code. */
const ROWS_READ = 200;
const COLUMNS = 'Columns: ';

const named = (schema: Schema | undefined, schemas: Definitions['components']['schemas']): Schema | undefined =>
  typeof schema?.$ref === 'string' ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;

/** The calls of a definitions file (OpenAPI 3.1). */
export function operationsOf({ paths, components: { schemas } }: Definitions): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]): Operation => {
      const content = responses[200]?.content;
      const page = named(content?.['application/json']?.schema, schemas)?.properties as Record<string, Schema> | undefined;
      const row = named(page?.dati?.items as Schema | undefined, schemas)?.properties;
      const columns = String(content?.['text/csv']?.schema.description ?? '');
      return {
        method: method.toUpperCase() as Operation['method'],
        path,
        // a choice that several calls have is a schema with a name
        parameters: parameters.map((parameter) => ({ ...parameter, schema: named(parameter.schema, schemas) ?? {} })),
        body: named(Object.values(requestBody?.content ?? {})[0]?.schema, schemas),
        responses,
        schemas,
        fields: Object.keys(row ?? {}),
        columns: columns.startsWith(COLUMNS) ? columns.slice(COLUMNS.length).split(', ') : [],
      };
    }),
  );
}

const validators = new WeakMap<Schema, ReturnType<typeof Compile>>();

function misfitsOfValue(value: unknown, schema: Schema, { schemas }: Operation): string[] {
  const validator = validators.get(schema) ?? Compile({ ...schema, components: { schemas } });
  validators.set(schema, validator);
  if (validator.Check(value)) return [];
  const [, errors] = validator.Errors(value);
  return errors.map(({ instancePath, message }) => `${instancePath} ${message}`).slice(0, 5);
}

/** The fields of rows beside those that the definitions name, or that `campi` chose. */
function misfitsOfRows(rows: readonly unknown[], { fields }: Operation, campi: string | null): string[] {
  if (fields.length === 0) return [];
  const wanted = campi === null ? fields : [...new Set(campi.split(',').map((name) => name.trim()))].filter((name) => name !== '');
  const names = new Set(wanted);
  return rows.slice(0, ROWS_READ).flatMap((row) => {
    const own = Object.keys(row as object);
    if (own.length === names.size && own.every((name) => names.has(name))) return [];
    return [`fields ${own} in place of ${wanted}`];
  });
}

function misfitsOfCsv(text: string, { columns }: Operation, campi: string | null, separator: string | null): string[] {
  if (columns.length === 0) return [];
  const written = { tab: '\t', comma: ',' }[separator ?? ''] ?? separator ?? ';';
  try {
    const [header = []] = parse(text, { delimiter: written, bom: true, to: ROWS_READ }) as string[][];
    return campi === null && `${header}` !== `${columns}` ? [`columns ${header}`] : [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/**
 * What of an answer is not as the definitions of its call say: an undocumented status or media type, a value that does not fit its schema,
 * rows without some of their fields, files whose columns are others. Empty where all is as defined.
 */
export function misfitsOf(operation: Operation, url: string, answer: LightMyRequestResponse): string[] {
  const response = operation.responses[answer.statusCode];
  if (!response) return [`the status ${answer.statusCode} is not defined`];
  const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
  const { content } = response;
  if (!content) return answer.body === '' ? [] : [`a body with ${answer.statusCode}`];
  const schema = content[type]?.schema;
  if (!schema) return [`the type ${type} of ${answer.statusCode} is not defined`];
  const parameters = new URL(url, 'http://localhost').searchParams;
  const campi = parameters.get('campi');
  if (type === 'application/x-ndjson') {
    const rows = answer.body.trimEnd().split('\n', ROWS_READ);
    return misfitsOfRows(
      rows.flatMap((line) => (line === '' ? [] : [JSON.parse(line)])),
      operation,
      campi,
    ).slice(0, 5);
  }
  if (type.endsWith('json')) {
    const value = answer.json();
    const rows = answer.statusCode === 200 && Array.isArray(value?.dati) ? misfitsOfRows(value.dati, operation, campi) : [];
    return [...misfitsOfValue(value, schema, operation), ...rows].slice(0, 5);
  }
  if (type === 'text/csv') return misfitsOfCsv(answer.body, operation, campi, parameters.get('separatore'));
  if (type.endsWith('spreadsheetml.sheet')) return answer.rawPayload.subarray(0, 2).toString() === 'PK' ? [] : ['not a workbook'];
  return answer.body === '' ? ['an empty body'] : [];
}
