import type { CallExample, V1Call } from './v1Calls.ts';

/** What the form of a call holds, by the name of the parameter; an empty text is a parameter that is left out. */
export type CallValues = Readonly<Record<string, string>>;

/** A call with its parameters in place. */
export interface CallRequest {
  readonly method: V1Call['method'];
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The JSON text of a POST. */
  readonly body: string | undefined;
}

/** The name under which the form keeps the body of a POST. */
export const REQUEST_BODY = ' body';

const PATH_PART = /\{(\w+)\}/g;

/** The values of an example, as the form shows them. */
export function valuesOfExample(call: V1Call, { url, body }: CallExample, edition: string): CallValues {
  const [path = '', query = ''] = url.replaceAll('{edizione}', edition).split('?', 2);
  const names = [...call.path.matchAll(PATH_PART)].map(([, name = '']) => name);
  const parts = new RegExp(`^${call.path.replaceAll('.', '\\.').replaceAll(PATH_PART, '([^/]*)')}$`).exec(path)?.slice(1) ?? [];
  return {
    ...Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(parts[index] ?? '')])),
    ...Object.fromEntries(new URLSearchParams(query)),
    ...(body !== undefined && { [REQUEST_BODY]: JSON.stringify(body, null, 2) }),
  };
}

/** The call that the values describe. */
export function requestOf(call: V1Call, values: CallValues): CallRequest {
  const query = call.parameters.filter(({ place, name }) => place === 'query' && values[name]);
  return {
    method: call.method,
    path: call.path.replaceAll(PATH_PART, (_, name) => encodeURIComponent(values[name] ?? '')),
    query: Object.fromEntries(query.map(({ name }) => [name, values[name] ?? ''])),
    body: call.takesBody ? (values[REQUEST_BODY] ?? '') : undefined,
  };
}

/** Path and query of a call, as a link to its form keeps them. The body is left out: it may be long, and a visitor's own. */
export function addressOf({ path, query }: CallRequest): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}

/** The values that path and query of a call give its form, with the body of its first example; undefined when they are another call's. */
export function valuesOfRequest(call: V1Call, address: string): CallValues | undefined {
  const [example] = call.examples;
  const path = address.split('?', 1)[0] ?? '';
  if (!new RegExp(`^${call.path.replaceAll('.', '\\.').replaceAll(PATH_PART, '[^/]*')}$`).test(path)) return undefined;
  try {
    return valuesOfExample(call, { title: '', url: address, body: example?.body }, '');
  } catch {
    // a part of the address is not encoded as it should be
    return undefined;
  }
}

/** The required parameters without a value. */
export const missingParts = (call: V1Call, values: CallValues): readonly string[] =>
  call.parameters.filter(({ required, name }) => required && !values[name]?.trim()).map(({ name }) => name);

/** The value of a JSON text; undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
