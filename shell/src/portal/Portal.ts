import type { RegistryEntry } from '@territori/contract';
import type { Override } from '../registry/readOverrides.ts';
import type { ReadRegistry } from '../registry/readRegistry.ts';
import type { SectionLoader } from '../sections/SectionLoader.ts';

/** What runs in this page: the sections of one revision of the registry, and how they are loaded. Nothing of it changes while the page is open. */
export interface Portal {
  readonly revision: number;
  readonly source: ReadRegistry['source'];
  readonly entries: Readonly<Record<string, RegistryEntry>>;
  readonly overrides: readonly Override[];
  /** Overrides that were asked for and could not be read. */
  readonly unreadOverrides: readonly Override[];
  readonly loader: SectionLoader;
}
