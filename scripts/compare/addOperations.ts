import type { Choices, RequestList } from './RequestList.ts';

/** Parameters that are asked in every combination; each other parameter is asked once. */
const VARIED = /^(livello|data|a|dal|al|lingua|plang|dataA|dataStart|dataEnd|dateTime)$/;

interface Schema {
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly anyOf?: readonly Schema[];
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: string | number;
}

/** What is read of an operation of OpenAPI. */
export interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly 'x-examples'?: readonly { readonly url: string; readonly body?: object }[];
}

const valuesOf = ({ enum: values, const: value, anyOf = [] }: Schema): readonly string[] =>
  values ?? (value === undefined ? anyOf.flatMap(valuesOf) : [value]);

/** Adds the examples of a path, the combinations of its parameters, and each format and each further parameter once. */
export function addOperations(
  list: RequestList,
  path: string,
  { get, post }: { get?: Operation; post?: Operation },
  choices: Choices,
): void {
  for (const { url, body } of [get, post].flatMap((operation) => operation?.['x-examples'] ?? [])) list.add(url, body, path);
  // the calls of a report have days of their own
  if (!get?.parameters || /\{funzione\}|^\/publish/.test(path)) return;
  const query = get.parameters.filter((parameter) => parameter.in === 'query');
  const varied = query.filter(({ name, required }) => required || VARIED.test(name));
  const enumerated = get.parameters.map(({ name, schema }) => [name, valuesOf(schema)] as const).filter(([, values]) => values.length > 0);
  const own: Choices = { ...choices, ...Object.fromEntries(enumerated) };
  const template = `${path}?${varied.map(({ name }) => `${name}={${name}}`).join('&')}`;
  const formats = own.formato ?? [];
  list.addAll(formats.includes('jsonl') ? `${template}&formato=jsonl` : template, own);
  const drawn = Object.fromEntries(Object.entries(own).map(([name, values]) => [name, name === 'formato' ? values : [list.one(values)]]));
  if (formats.length > 1) list.addAll(`${template}&formato={formato}`, drawn);
  for (const { name, example } of query.filter((parameter) => !varied.includes(parameter)))
    if (example !== undefined) list.addAll(`${template}&${name}=${encodeURIComponent(example)}`, drawn);
}
