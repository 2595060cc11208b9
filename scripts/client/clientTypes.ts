import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { COMMENT_COLUMNS } from '../check/longComments.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Readonly<Record<string, object>> }>>;
}

/** The part of the definitions of `/api/v1` from which the client is made. */
export interface ClientDefinitions {
  readonly openapi: string;
  readonly info: object;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const NOTE = '// Made of the definitions of the API: `npx vitest run scripts/client -u` writes it again.\n\n';

/** A comment in lines of the usual length. */
function wrapped(line: string): string {
  const [, indent = '', one, many] = /^(\s*)(?:\/\*\* (.*) \*\/|\* (.*))$/.exec(line) ?? [];
  const text = one ?? many;
  if (text === undefined || line.length <= COMMENT_COLUMNS) return line;
  const start = one === undefined ? `${indent}* ` : `${indent} * `;
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last && start.length + last.length + word.length >= COMMENT_COLUMNS) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  const body = lines.map((part) => `${start}${part}`).join('\n');
  return one === undefined ? body : `${indent}/**\n${body}\n${indent} */`;
}

/** Only what a caller of the client meets: parameters, bodies and JSON answers. Errors are all `TerritoriError`. */
function reduced({ openapi, info, paths, components }: ClientDefinitions): object {
  const called = ({ operationId, summary, parameters, requestBody, responses }: Operation) => {
    const { description = '', content = {} } = responses['200'] ?? {};
    const json = content['application/json'] ?? content['application/geo+json'] ?? content['application/vnd.oai.openapi+json'];
    const { example: _, ...schema } = (json ?? {}) as { example?: unknown };
    return {
      operationId,
      summary,
      parameters,
      ...(requestBody && { requestBody }),
      responses: { 200: { description, content: json ? { 'application/json': schema } : {} } },
    };
  };
  return {
    openapi,
    info,
    components,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, operations]) => [
        path,
        Object.fromEntries(Object.entries(operations).map(([method, operation]) => [method, called(operation)])),
      ]),
    ),
  };
}

/** The paths, which repeat the operations, and every part that the definitions lack. Nothing of the client reads them. */
const UNUSED = /^export interface paths \{\n[\s\S]*?^\}\n|^export type \S+ = Record<string, never>;\n|^ +\w+\??: never;\n/gm;

/** The types of every call and of every shape of the API for `@territori/client`, as TypeScript: each shape has its name. */
export async function clientDefinitions(definitions: ClientDefinitions): Promise<string> {
  const text = astToString(await openapiTS(reduced(definitions) as OpenAPI3, { rootTypes: true, rootTypesNoSchemaPrefix: true }));
  return NOTE + text.replaceAll(UNUSED, '').split('\n').map(wrapped).join('\n');
}

/** Method and path of every call by its name, as TypeScript. */
export function clientAddresses({ paths }: ClientDefinitions): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { operationId }]) => `  ${operationId}: { method: '${method.toUpperCase()}', path: '${path}' },\n`,
    ),
  );
  return `${NOTE}/** Method and path of every call, by its name in the definitions. */\nexport const addresses = {\n${calls.join('')}} as const;\n`;
}
