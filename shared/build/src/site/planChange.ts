import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedSection, RegistryEntry, ReleasedEntries } from '@territori/contract';
import type { BuiltPackage } from '../compile/buildPackage.ts';
import { integrityOf } from '../integrity.ts';
import { ENTRY } from '../rspack/entry.ts';
import type { PublishedShell } from '../rspack/PublishedShellPlugin.ts';
import type { Deployment, ReleasedShell } from './deployment.ts';
import { versionAlone } from './VersionFacts.ts';

/** A part of the visitors. */
export interface Share {
  /** Percent of them, 1 to 99. */
  readonly share: number;
  /** Good loads after which all of them get the version. */
  readonly promoteAfter?: number;
}

/** Changes to what a site runs, made in one revision. */
export interface Change {
  readonly sections?: Readonly<Record<string, BuiltPackage>>;
  /** The visitors who get a new section, by its id. All visitors get a section that is left out. */
  readonly shares?: Readonly<Record<string, Share>>;
  readonly shell?: BuiltPackage & { /** The page, from the shell's sources. */ readonly page: string };
  /** Sections to remove. */
  readonly removed?: readonly string[];
}

/** A change with the state that it leads to. */
export interface Plan {
  /** The new state, still with the revision of the one before. */
  readonly after: Deployment;
  /** `section.json` of the sections that the change brings, by id and version: `glossario 1.1.0`. */
  readonly published: Readonly<Record<string, PublishedSection>>;
}

const readJson = async <T>(...path: string[]) => JSON.parse(await readFile(join(...path), 'utf8')) as T;

/** The part of `section.json` that visitors download with the registry. */
export function inlined({ uses: _, sharedSources: __, ...section }: PublishedSection): PublishedSection {
  return section;
}

/** The entry of a section with a new version: in place of the running one, or beside it for a share of the visitors. */
async function registryEntry(
  { version, directory }: BuiltPackage,
  section: PublishedSection,
  { before, share }: { before: RegistryEntry | undefined; share: Share | undefined },
): Promise<RegistryEntry> {
  const entry = {
    version,
    base: `mf/${section.id}/${version}/`,
    entry: ENTRY,
    integrity: integrityOf(await readFile(join(directory, ENTRY))),
    section: inlined(section),
  };
  if (!before) return entry;
  if (share !== undefined) return { ...before, next: { ...entry, ...share } };
  return { ...entry, previous: versionAlone(before) };
}

async function releasedShell({ directory, page }: NonNullable<Change['shell']>, before?: ReleasedShell): Promise<ReleasedShell> {
  return { ...(await readJson<PublishedShell>(directory, 'shell.json')), page, ...(before && { previous: versionAlone(before) }) };
}

/** Every version that ever ran, with those of the change. */
function withReleased({ released = {} }: Deployment, parts: Readonly<Record<string, BuiltPackage>>): NonNullable<Deployment['released']> {
  const added = Object.entries(parts).map(([part, { version }]) => [part, [...new Set([...(released[part] ?? []), version])]] as const);
  return { ...released, ...Object.fromEntries(added) };
}

type Entries = Readonly<Record<string, RegistryEntry>>;

/** The hashes of every entry that ever ran, with those of the registry before and after a change. */
function withEntries({ entries = {}, registry }: Deployment, after: Entries): ReleasedEntries {
  const hashes: Record<string, Record<string, string>> = {};
  for (const [id, known] of Object.entries(entries)) hashes[id] = { ...known };
  for (const [id, { previous, next, ...running }] of [...Object.entries(registry.sections), ...Object.entries(after)])
    for (const { version, integrity } of [previous, running, next].filter((entry) => entry !== undefined))
      hashes[id] = { ...hashes[id], [version]: integrity };
  return hashes;
}

/** The withdrawn versions, without those that a change brings again. */
function stillWithdrawn({ withdrawn = {} }: Deployment, sections: NonNullable<Change['sections']>): NonNullable<Deployment['withdrawn']> {
  return Object.fromEntries(
    Object.entries(withdrawn).map(([id, versions]) => [id, versions.filter((version) => version !== sections[id]?.version)]),
  );
}

/** The state of a site after a change, from the builds on this machine. Nothing is uploaded or written. */
export async function planChange(deployment: Deployment, { sections = {}, shell, removed = [], shares = {} }: Change): Promise<Plan> {
  const entries = { ...deployment.registry.sections };
  const published: Record<string, PublishedSection> = {};
  for (const [id, built] of Object.entries(sections)) {
    const section = await readJson<PublishedSection>(built.directory, 'section.json');
    published[`${id} ${built.version}`] = section;
    entries[id] = await registryEntry(built, section, { before: entries[id], share: shares[id] });
  }
  for (const id of removed) delete entries[id];
  const after: Deployment = {
    registry: { ...deployment.registry, sections: entries },
    ...(shell ? { shell: await releasedShell(shell, deployment.shell) } : deployment.shell && { shell: deployment.shell }),
    released: withReleased(deployment, { ...sections, ...(shell && { shell }) }),
    entries: withEntries(deployment, entries),
    ...(deployment.attested && { attested: deployment.attested }),
    ...(deployment.withdrawn && { withdrawn: stillWithdrawn(deployment, sections) }),
  };
  return { after, published };
}
