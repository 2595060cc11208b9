import type { CallOptions } from './Api.ts';

/** The absolute address of a path under the API's base (`''`: the page's own origin), with its query. */
export function callUrl(base: string, path: string, query: CallOptions['query'] = {}): string {
  const url = new URL(/^[a-z]+:\/\//i.test(path) ? path : base.replace(/\/$/, '') + path, document.baseURI);
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) for (const item of value) url.searchParams.append(name, item);
    else url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** `name?a=1&b=2`, the form in which ReportByUrl expects a stored query; undefined parameters are left out. */
export function storedQuery(name: string, parameters: Readonly<Record<string, string | number | undefined>> = {}): string {
  const given = Object.entries(parameters).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const query = new URLSearchParams(given).toString();
  return query ? `${name}?${query}` : name;
}
