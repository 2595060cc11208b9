import type { RegistryEntry } from '@territori/contract';
import type { Outcomes } from '../outcomes/Outcomes.ts';
import type { ProvidedVersions } from '../registry/gate.ts';
import type { Override } from '../registry/readOverrides.ts';
import type { ReadRegistry } from '../registry/readRegistry.ts';
import type { SectionLoader } from '../sections/SectionLoader.ts';

/**
 * The parts that run in this page: the sections of one revision of the registry, and their loader. They do not change
 * while the page is open.
 */
export interface Portal {
  readonly revision: number;
  readonly source: ReadRegistry['source'];
  readonly entries: Readonly<Record<string, RegistryEntry>>;
  /** Versions of the shared modules that this page provides. */
  readonly provided: ProvidedVersions;
  readonly overrides: readonly Override[];
  /** Requested overrides that could not be read. */
  readonly unreadOverrides: readonly Override[];
  readonly loader: SectionLoader;
  /** Counts what happens to the sections; absent where this page is not in the sample. */
  readonly outcomes?: Outcomes;
}
