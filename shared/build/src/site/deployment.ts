import type { Registry, RegistryEntry, ReleasedEntries } from '@territori/contract';
import type { PublishedShell } from '../rspack/PublishedShellPlugin.ts';
import type { Envelope } from './owners/envelope.ts';
import type { Signer } from './owners/keys.ts';

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

/** A state with another entry of one section. */
export const withEntry = (before: Deployment, section: string, entry: RegistryEntry): Deployment => ({
  ...before,
  registry: { ...before.registry, sections: { ...before.registry.sections, [section]: entry } },
});

/** A site that nothing was released into. */
export const EMPTY_DEPLOYMENT: Deployment = { registry: { revision: 0, sections: {} } };
