import type { PublishedSection, SharedNames } from './PublishedSection.ts';

/** The location of a section's running version. */
export interface RegistryEntry {
  readonly version: string;
  /** Address of the version's folder, absolute or from the registry's own address, with a trailing slash. */
  readonly base: string;
  /** The entry script, a file in `base`. */
  readonly entry: string;
  /** Subresource integrity of the entry (`sha384-…`). */
  readonly integrity: string;
  /** Who owns the section, as the site names the owner; absent on a site without owners. */
  readonly owner?: string;
  /** The published manifest, inlined so that menu and gate need no further request. */
  readonly section: PublishedSection;
  /** Names that the section uses and the running shell lacks: the gate refuses the section. Absent when there is none. */
  readonly lacks?: SharedNames;
  /** The entry that a rollback returns to. */
  readonly previous?: Omit<RegistryEntry, 'previous'>;
  /** A second version, which a share of the visitors gets. */
  readonly next?: StagedEntry;
}

/** A version that a share of the visitors gets in place of the running one. */
export interface StagedEntry extends Omit<RegistryEntry, 'previous' | 'next'> {
  /** Percent of the visitors, 1 to 99: those whose number is below it. */
  readonly share: number;
  /** Good loads after which the operator's watch gives it to all visitors; without it somebody does. */
  readonly promoteAfter?: number;
}

/** `registry.json`: the only mutable file of a deployment, with the route hints written from it. */
export interface Registry {
  /** Grows by one with every change; a release is a compare-and-set on it. */
  readonly revision: number;
  readonly sections: Readonly<Record<string, RegistryEntry>>;
}

/**
 * `versions.json`: the hash of the entry (`sha384-…`) of every version of a section that was ever released, by section and version, the
 * oldest first. A preview runs a version only with this hash.
 */
export type ReleasedEntries = Readonly<Record<string, Readonly<Record<string, string>>>>;
