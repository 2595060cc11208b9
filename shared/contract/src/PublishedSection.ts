import type { SectionManifest } from './manifest.ts';

/** Package name to version (as built with) or range (as needed). */
export type SharedVersions = Readonly<Record<string, string>>;

/** Names that a module exports, by the module's name in an import: `{ '@territori/kit': ['useApi'] }`. */
export type SharedNames = Readonly<Record<string, readonly string[]>>;

/** `section.json`: the manifest with the facts of the build. */
export interface PublishedSection extends SectionManifest {
  readonly contract: number;
  readonly version: string;
  /** Name of the federation container, `mf_` and the id with `_` for `-`. */
  readonly container: string;
  /** Shared modules the shell must provide, each with a range. */
  readonly needs: SharedVersions;
  /** Exact versions of the shared modules at build time. */
  readonly builtWith: SharedVersions;
  /** The names that the section's code imports from our shared modules. The registry leaves it out; older builds do not have it. */
  readonly uses?: SharedNames;
  /** Stamp of the sources of each of our shared packages at build time. The registry leaves it out; older builds do not have it. */
  readonly sharedSources?: Readonly<Record<string, string>>;
  /** Bytes, gzip, of the entry and of all scripts. */
  readonly sizes: Readonly<Record<'entry' | 'total', number>>;
  /** Files of the section that its first page needs, relative to its folder, for preloading. */
  readonly firstPage: readonly string[];
}
