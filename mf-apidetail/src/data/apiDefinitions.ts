/** The parts of an OpenAPI 3 document that the page shows. */
export interface ApiDefinitions {
  readonly info?: { readonly title?: string; readonly version?: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components?: unknown;
}

interface DefinitionReference {
  readonly $ref?: string;
}

export interface SchemaObject extends DefinitionReference {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, SchemaObject>>;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly items?: SchemaObject;
  readonly anyOf?: readonly SchemaObject[];
  readonly oneOf?: readonly SchemaObject[];
}

export interface ParameterObject extends DefinitionReference {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: SchemaObject;
  readonly example?: unknown;
  /** True for a parameter that all calls, or all lists, have alike. */
  readonly 'x-shared'?: boolean;
}

interface ResponseObject {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: SchemaObject; readonly example?: unknown }>>;
}

export interface OperationObject {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: unknown;
  readonly responses?: Readonly<Record<string, ResponseObject>>;
  /** Addresses of calls that answer, with their bodies. */
  readonly 'x-examples'?: readonly { readonly title: string; readonly url: string; readonly body?: unknown }[];
}

export interface ApiParameter {
  readonly name: string;
  /** `path`, `query` or `header`. */
  readonly place: string;
  readonly required: boolean;
  readonly type: string;
  readonly description: string;
}

export interface ApiOperation {
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly ApiParameter[];
  readonly responses: readonly { readonly status: string; readonly description: string }[];
}

export interface ApiFamily {
  /** The first tag of its operations, `''` for those without one. */
  readonly name: string;
  readonly operations: readonly ApiOperation[];
}

const API_METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The operations that a definitions file describes, in its order, by family. */
export function apiFamilies(definitions: ApiDefinitions): readonly ApiFamily[] {
  const families = new Map<string, ApiOperation[]>();
  for (const [path, methods] of Object.entries(definitions.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!API_METHODS.includes(method)) continue;
      const name = operation.tags?.[0] ?? '';
      families.set(name, [...(families.get(name) ?? []), readOperation(definitions, method, path, operation)]);
    }
  }
  return [...families].map(([name, operations]) => ({ name, operations }));
}

function readOperation(definitions: ApiDefinitions, method: string, path: string, operation: OperationObject): ApiOperation {
  return {
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    parameters: (operation.parameters ?? []).map((written) => {
      const { name = '', in: place = '', required = false, description = '', schema } = resolveReference(definitions, written);
      return { name, place, required, type: schema ? schemaTypeName(definitions, schema) : '', description };
    }),
    responses: Object.entries(operation.responses ?? {}).map(([status, { description = '' }]) => ({ status, description })),
  };
}

/** The target of a `#/...` reference; the object itself when it is not a reference or has no target. */
export function resolveReference<T extends DefinitionReference>(definitions: ApiDefinitions, object: T): T {
  if (!object.$ref?.startsWith('#/')) return object;
  const keys = object.$ref.slice(2).split('/');
  const found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], definitions);
  return (found as T | undefined) ?? object;
}

/** A schema in a few words: `string (date)`, `IT | EN`, `integer[]`. */
export function schemaTypeName(definitions: ApiDefinitions, written: SchemaObject): string {
  const schema = resolveReference(definitions, written);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => schemaTypeName(definitions, choice)).join(' | ');
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.const !== undefined) return String(schema.const);
  const type = typeof schema.type === 'string' ? schema.type : (schema.type ?? []).join(' | ');
  if (type === 'array' && schema.items) return `${schemaTypeName(definitions, schema.items)}[]`;
  return schema.format ? `${type} (${schema.format})` : type;
}
