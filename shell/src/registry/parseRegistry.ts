import type { Registry, RegistryEntry } from '@territori/contract';

type RegistryFields = Record<string, unknown>;

const ENTRY_STRINGS = ['version', 'base', 'entry', 'integrity'] as const;

/**
 * Reads a registry from its text, which comes from the network or from a storage and may be anything. Null when the
 * text is not a registry. A damaged entry is left out, so that one bad release does not affect other sections. Unknown
 * fields are ignored. Addresses become absolute, resolved against `address`.
 */
export function parseRegistry(text: string, address: string): Registry | null {
  const registry = parseRegistryText(text);
  if (!isFields(registry) || !Number.isInteger(registry.revision) || !isFields(registry.sections)) return null;
  const sections: Record<string, RegistryEntry> = {};
  for (const [id, entry] of Object.entries(registry.sections)) {
    if (isEntry(id, entry)) sections[id] = locatedEntry(id, entry, address);
    else console.error(`The registry's entry for section "${id}" is damaged; the section is left out.`);
  }
  return { revision: registry.revision as number, sections };
}

/** An entry with absolute addresses. A damaged staged version is left out: the running one stays. */
function locatedEntry(id: string, { next, ...entry }: RegistryEntry, address: string): RegistryEntry {
  const absolute = { ...entry, base: new URL(entry.base, address).href };
  if (!isEntry(id, next) || !Number.isInteger(next.share)) return absolute;
  return { ...absolute, next: { ...next, base: new URL(next.base, address).href } };
}

/** Checks that the manifest of an entry can be used for the menu and for routes. The gate and the loader check its code. */
function isEntry(id: string, entry: unknown): entry is RegistryEntry {
  if (!isFields(entry) || !ENTRY_STRINGS.every((name) => typeof entry[name] === 'string') || !isFields(entry.section)) return false;
  const { contract, routes, title, nav, needs, builtWith, container } = entry.section;
  return (
    entry.section.id === id &&
    URL.canParse(entry.base as string, 'https://any.test') &&
    typeof contract === 'number' &&
    typeof container === 'string' &&
    Array.isArray(routes) &&
    routes.length > 0 &&
    routes.every((route) => typeof route === 'string' && /^\/[^/]/.test(route)) &&
    isLocalized(title) &&
    (nav === undefined || (isFields(nav) && typeof nav.order === 'number' && (nav.label === undefined || isLocalized(nav.label)))) &&
    isVersions(needs) &&
    isVersions(builtWith)
  );
}

function isVersions(value: unknown): boolean {
  return isFields(value) && Object.values(value).every((version) => typeof version === 'string');
}

function isLocalized(value: unknown): boolean {
  return isFields(value) && typeof value.it === 'string' && typeof value.en === 'string';
}

function isFields(value: unknown): value is RegistryFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseRegistryText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
