import type { Registry, RegistryEntry, ReleasedEntries } from '@territori/contract';
import type { PublishedShell } from '../rspack/PublishedShellPlugin.ts';
import type { Envelope } from './owners/envelope.ts';
import type { Signer } from './owners/keys.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';
import { DamagedFile, parseFile } from './store/parseFile.ts';
import type { Target } from './store/Target.ts';

/** The running version of the shell. Sections and visitors do not need it; release tools do. */
export interface ReleasedShell extends PublishedShell {
  /** The page, without the links and scripts of the release. */
  readonly page: string;
  readonly previous?: Omit<ReleasedShell, 'previous'>;
}

/** When a revision was made and by whom. */
export interface Made {
  /** ISO 8601. */
  readonly at: string;
  /** The name of a person or of a program, as it states itself. */
  readonly by: string;
}

/** A change in the making: with the key that signs it, on a site that has owners. */
export interface Making extends Made {
  readonly signer?: Signer | undefined;
  /** The folder with the sources of what is released; its commit is attested. */
  readonly repository?: string;
}

/** The state of a site: the registry that visitors read, and the running shell. */
export interface Deployment {
  readonly registry: Registry;
  readonly shell?: ReleasedShell;
  /** Absent in revisions made before it was recorded, and on this machine's own site. */
  readonly made?: Made;
  /** Every version that ever ran here, by part (`shell`, or a section by id): a version is released once. */
  readonly released?: Readonly<Record<string, readonly string[]>>;
  /** The hashes of the entries of the sections among them. A revision that an older release tool wrote has none. */
  readonly entries?: ReleasedEntries;
  /** Staged versions that were withdrawn, by section: a service that still serves one does not bring it back. */
  readonly withdrawn?: Readonly<Record<string, readonly string[]>>;
  /** The hash of the attestation of each version (`glossario 1.1.0`) that was released since the site has owners. */
  readonly attested?: Readonly<Record<string, string>>;
  /** The signature of the owner who made the change, on a site that has owners. */
  readonly signed?: Envelope;
}

/** The running version of a part: `shell`, or a section by id. */
export const versionOf = ({ registry, shell }: Deployment, part: string): string | undefined =>
  part === 'shell' ? shell?.version : registry.sections[part]?.version;

/** Every running and staged version of the sections. */
export function shownVersions({ registry }: Deployment): { readonly id: string; readonly version: string }[] {
  return Object.entries(registry.sections).flatMap(([id, { version, next }]) => [
    { id, version },
    ...(next ? [{ id, version: next.version }] : []),
  ]);
}

/** An entry, or a shell, without the versions beside it. */
export function alone<Entry extends object>(entry: Entry): Omit<Entry, 'previous' | 'next'> {
  const { previous: _, next: __, ...rest } = entry as Entry & { previous?: unknown; next?: unknown };
  return rest;
}

/** What the registry says of one version: the entry of a section, or the shell. */
export type Facts = Omit<RegistryEntry, 'previous' | 'next'> | Omit<ReleasedShell, 'previous'>;

/** What visitors may get of a part: the running version, and the staged one. */
export function servedOf({ registry, shell }: Deployment, part: string): Facts[] {
  const entry = part === 'shell' ? shell : registry.sections[part];
  const next = part === 'shell' ? undefined : registry.sections[part]?.next;
  return [...(entry ? [alone<Facts>(entry)] : []), ...(next ? [next] : [])] as Facts[];
}

/** What a part has in the registry: what visitors may get, and that to which a rollback returns. */
export function shownOf(state: Deployment, part: string): Facts[] {
  const previous = part === 'shell' ? state.shell?.previous : state.registry.sections[part]?.previous;
  return [...servedOf(state, part), ...(previous ? [previous] : [])];
}

/** A state with another entry of one section. */
export const withEntry = (before: Deployment, section: string, entry: RegistryEntry): Deployment => ({
  ...before,
  registry: { ...before.registry, sections: { ...before.registry.sections, [section]: entry } },
});

/** Thrown when another release changed the site between reading and writing. */
export class RevisionConflict extends ReleaseRefused {
  override readonly name = 'RevisionConflict';

  constructor(revision: number) {
    super(`Revision ${revision} was written by another release at the same time.`);
  }
}

const folder = 'revisions';

/** The file of a revision. */
export const revisionFile = (revision: number): string => `${folder}/${String(revision).padStart(6, '0')}.json`;

/** The numbers of all revisions of a site, the oldest first. */
export async function revisionNumbers(target: Target): Promise<number[]> {
  const names = (await target.list(folder)).filter((name) => /^\d+\.json$/.test(name));
  return names.map((name) => Number.parseInt(name, 10)).sort((a, b) => a - b);
}

/** The state that a revision holds. Throws DamagedFile when its file holds something else. */
export function parseRevision(target: Target, number: number, text: string): Deployment {
  const remedy = 'restore it from a copy of the site; without one delete it, and the site is what the revision before it says';
  const deployment = parseFile<Partial<Deployment>>(target, revisionFile(number), text, remedy);
  const { revision, sections }: Partial<Registry> = deployment.registry ?? {};
  if (revision === number && typeof sections === 'object' && sections !== null) return deployment as Deployment;
  throw new DamagedFile(target.placeOf(revisionFile(number)), remedy);
}

/** A site that nothing was released into. */
export const EMPTY: Deployment = { registry: { revision: 0, sections: {} } };

/** Writes the state of a site as the revision of its number. Resolves to false when that revision already exists. */
export function writeRevision(target: Target, deployment: Deployment): Promise<boolean> {
  return target.create(revisionFile(deployment.registry.revision), `${JSON.stringify(deployment, null, 2)}\n`);
}
