import { type PublishedSection, type Registry, SECTION_ID, type SharedNames } from '@territori/contract';
import { fetchText } from './fetchText.ts';
import { parseRegistry } from './parseRegistry.ts';

/** A section that runs from a developer's server inside a deployed shell, or in another published version. */
export interface Override {
  readonly id: string;
  readonly url: string;
  /** The published version of a preview. */
  readonly version?: string;
  /** The hash of a preview's entry, as it was released; a preview without it is not shown. */
  readonly integrity?: string;
}

const PREFIX = 'section.';

/** The overrides that the page's address names: `?section.glossario=http://localhost:4400/`. */
export function requestedOverrides(search: string): Override[] {
  return [...new URLSearchParams(search)].flatMap(([name, value]) => {
    const id = name.slice(PREFIX.length);
    if (!name.startsWith(PREFIX) || !SECTION_ID.test(id)) return [];
    const url = URL.canParse(value) ? new URL(value.endsWith('/') ? value : `${value}/`) : null;
    return url && /^https?:$/.test(url.protocol) ? [{ id, url: url.href }] : [];
  });
}

/** The page's address without the override of one section. */
export function withoutOverride(search: string, id: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(PREFIX + id);
  const rest = parameters.toString();
  return rest ? `?${rest}` : '';
}

/**
 * A registry in which the overrides replace the released sections. A section whose override cannot be read within the
 * limit stays as released, and is named.
 * @param lacking the names that a section uses and the shell lacks
 */
export async function applyOverrides(
  registry: Registry,
  overrides: readonly Override[],
  lacking: (section: PublishedSection) => Promise<SharedNames> = async () => ({}),
): Promise<{ registry: Registry; applied: Override[]; unread: Override[] }> {
  const read = await Promise.all(overrides.map((override) => readOverride(override, lacking)));
  const applied = overrides.filter((_, index) => read[index]);
  const sections = Object.assign({}, registry.sections, ...read);
  return { registry: { ...registry, sections }, applied, unread: overrides.filter((_, index) => !read[index]) };
}

async function readOverride(
  { id, url, version, integrity = '' }: Override,
  lacking: (section: PublishedSection) => Promise<SharedNames>,
): Promise<Registry['sections'] | null> {
  try {
    if (version && !integrity) throw new Error(`${id} ${version} was not released here.`);
    const section = JSON.parse(await fetchText(new URL('section.json', url).href)) as PublishedSection;
    const entry = { version: section.version, base: url, entry: 'remoteEntry.js', integrity, section };
    const sections = parseRegistry(JSON.stringify({ revision: 0, sections: { [id]: entry } }), url)?.sections;
    const read = sections?.[id];
    return read ? { [id]: { ...read, lacks: await lacking(section) } } : null;
  } catch (reason) {
    console.error(reason);
    return null;
  }
}
