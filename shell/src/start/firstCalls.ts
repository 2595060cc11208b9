import type { Language, RegistryEntry } from '@territori/contract';
import { sectionAt } from '../routing/sectionAt.ts';
import { pathOf } from './pathOf.ts';

/** The id of a unit or a report, the only kind of parameter: the page decides what it asks for with anything else. */
const ID = /^[1-9]\d{0,8}$/;

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/**
 * The calls with which the page at an address begins, as its section's manifest names them: `/api/v1/unita/1/versioni?lingua=it`.
 * @param hash of the address of the page
 * @param entries the sections of the registry
 */
export function firstCalls(hash: string, entries: Readonly<Record<string, RegistryEntry>>, language: Language): string[] {
  const path = pathOf(hash);
  const { routes = [], firstCalls: declared = {} } = entries[sectionAt(path, entries) ?? '']?.section ?? {};
  for (const [page, calls] of Object.entries(declared)) {
    for (const route of routes) {
      const found = parametersAt(path, `${route}/${page}`);
      if (!found) continue;
      const parameters = { ...Object.fromEntries(new URLSearchParams(hash.split('?')[1])), ...found };
      return calls.flatMap((call) => filled(call, parameters, language) ?? []);
    }
  }
  return [];
}

/** The parameters in a path that fits a pattern such as `/storia_ua/:id`; undefined for a path that does not fit. */
function parametersAt(path: string, pattern: string): Record<string, string> | undefined {
  const [segments, expected] = [segmentsOf(path), segmentsOf(pattern)];
  if (segments.length !== expected.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, name] of expected.entries()) {
    const segment = segments[index] as string;
    if (name.startsWith(':')) parameters[name.slice(1)] = segment;
    else if (segment.toLowerCase() !== name.toLowerCase()) return undefined;
  }
  return parameters;
}

/** A call with ids and language in the place of their names in braces; undefined when an id is missing or is none. */
function filled(call: string, parameters: Readonly<Record<string, string>>, language: Language): string | undefined {
  const languages: Readonly<Record<string, string>> = { lingua: language, LINGUA: language.toUpperCase() };
  let complete = true;
  const address = call.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name] ?? '';
    complete &&= name in languages || ID.test(value);
    return languages[name] ?? value;
  });
  return complete ? address : undefined;
}
