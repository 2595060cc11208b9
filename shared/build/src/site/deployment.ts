import type { Registry, RegistryEntry, ReleasedEntries } from '@territori/contract';
import type { PublishedShell } from '../rspack/PublishedShellPlugin.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';
import type { Target } from './Target.ts';

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
  /** The name of a person or of a program. */
  readonly by: string;
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
const fileOf = (revision: number) => `${folder}/${String(revision).padStart(6, '0')}.json`;

/** The files of all revisions of a site, oldest first. */
export async function revisionFiles(target: Target): Promise<string[]> {
  const names = (await target.list(folder)).filter((name) => /^\d+\.json$/.test(name)).sort();
  return names.map((name) => `${folder}/${name}`);
}

/** The latest revision of a site. An empty site has revision 0. */
export async function readDeployment(target: Target): Promise<Deployment> {
  const latest = (await revisionFiles(target)).at(-1);
  const text = latest && (await target.read(latest));
  return text ? (JSON.parse(text) as Deployment) : { registry: { revision: 0, sections: {} } };
}

/** Writes the state of a site as the revision of its number. Resolves to false when that revision already exists. */
export function writeRevision(target: Target, deployment: Deployment): Promise<boolean> {
  return target.create(fileOf(deployment.registry.revision), `${JSON.stringify(deployment, null, 2)}\n`);
}

/**
 * Claims the next revision. A revision is one file that only one writer can create: this is the compare-and-set that
 * separates simultaneous releases, and it keeps the history. Throws RevisionConflict when the site has a later revision than
 * `deployment.registry.revision`.
 */
export async function claimRevision(target: Target, { made: _, ...deployment }: Deployment, made?: Made): Promise<Deployment> {
  const revision = deployment.registry.revision + 1;
  const next: Deployment = { ...deployment, registry: { ...deployment.registry, revision }, ...(made && { made }) };
  if (!(await writeRevision(target, next))) throw new RevisionConflict(revision);
  return next;
}
