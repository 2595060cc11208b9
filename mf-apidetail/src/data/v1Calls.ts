import {
  type ApiDefinitions,
  type OperationObject,
  type ParameterObject,
  resolveReference,
  type SchemaObject,
  schemaTypeName,
} from './apiDefinitions.ts';

/** A parameter of a call as its form shows it. */
export interface CallParameter {
  readonly name: string;
  readonly place: 'path' | 'query';
  readonly required: boolean;
  /** In a few words: `string (date)`, `integer`. */
  readonly type: string;
  readonly description: string;
  /** The accepted values; none for free text. */
  readonly choices: readonly string[];
  readonly example: string | undefined;
  /** True for the parameters that all calls, or all lists, have alike: language, pages, fields. */
  readonly shared: boolean;
}

/** A field of the answer, or of its rows. */
export interface AnswerField {
  /** With the names of the objects around it: `provincia.codice`. */
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

/** An example that the API's tests call. */
export interface CallExample {
  readonly title: string;
  /** Path and query; `{edizione}` stands for the edition in service. */
  readonly url: string;
  readonly body?: unknown;
}

/** A call of `/api/v1`. */
export interface V1Call {
  /** Its name in the definitions. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** With `{name}` for a part that varies. */
  readonly path: string;
  readonly group: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly CallParameter[];
  readonly takesBody: boolean;
  readonly examples: readonly CallExample[];
  /** Media types of the answer; the first is the one that comes without asking. */
  readonly mediaTypes: readonly string[];
  /** A recorded JSON answer of the first example; undefined for a call that gives none. */
  readonly answer: unknown;
  readonly fields: readonly AnswerField[];
}

export interface CallGroup {
  readonly name: string;
  readonly description: string;
  readonly calls: readonly V1Call[];
}

const METHODS = ['get', 'post'] as const;

/** The calls of `/api/v1`, by group, in the order of the definitions. */
export function readV1Calls(definitions: ApiDefinitions): readonly CallGroup[] {
  const calls = Object.entries(definitions.paths ?? {}).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation ? [readCall(definitions, path, method, operation)] : [];
    }),
  );
  const described = new Map((definitions.tags ?? []).map(({ name, description = '' }) => [name, description]));
  return [...new Set(calls.map(({ group }) => group))].map((name) => ({
    name,
    description: described.get(name) ?? '',
    calls: calls.filter(({ group }) => group === name),
  }));
}

function readCall(definitions: ApiDefinitions, path: string, method: (typeof METHODS)[number], operation: OperationObject): V1Call {
  const content = operation.responses?.['200']?.content ?? {};
  const { schema, example } = content['application/json'] ?? content['application/geo+json'] ?? {};
  return {
    id: operation.operationId ?? `${method} ${path}`,
    method: method === 'get' ? 'GET' : 'POST',
    path,
    group: operation.tags?.[0] ?? '',
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    parameters: (operation.parameters ?? []).map((parameter) => readParameter(definitions, resolveReference(definitions, parameter))),
    takesBody: operation.requestBody !== undefined,
    examples: operation['x-examples'] ?? [],
    mediaTypes: Object.keys(content),
    answer: example,
    fields: schema ? fieldsOf(definitions, schema) : [],
  };
}

function readParameter(definitions: ApiDefinitions, parameter: ParameterObject): CallParameter {
  const { name = '', required = false, description = '', schema = {}, example } = parameter;
  return {
    name,
    place: parameter.in === 'path' ? 'path' : 'query',
    required,
    type: schemaTypeName(definitions, schema),
    description,
    choices: choicesOf(definitions, schema),
    example: example === undefined ? undefined : String(example),
    shared: parameter['x-shared'] === true,
  };
}

function choicesOf(definitions: ApiDefinitions, written: SchemaObject): readonly string[] {
  const schema = resolveReference(definitions, written);
  if (schema.enum) return schema.enum.map(String);
  const choices = (schema.anyOf ?? schema.oneOf ?? []).map((choice) => resolveReference(definitions, choice).const);
  return choices.length > 0 && choices.every((choice) => choice !== undefined) ? choices.map(String) : [];
}

/** The fields of an object and of the objects in it; those of the entries of a list follow the list. */
function fieldsOf(definitions: ApiDefinitions, written: SchemaObject, before = ''): readonly AnswerField[] {
  const schema = resolveReference(definitions, written);
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return parts.flatMap((part) => fieldsOf(definitions, part, before));
  if (schema.items) return fieldsOf(definitions, schema.items, before);
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const name = before ? `${before}.${key}` : key;
    const own = resolveReference(definitions, value);
    return [{ name, type: schemaTypeName(definitions, value), description: own.description ?? '' }, ...fieldsOf(definitions, value, name)];
  });
}
