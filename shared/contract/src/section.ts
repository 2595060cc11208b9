import type { ComponentType } from 'react';
import type { Language } from './language.ts';
import type { SectionManifest } from './manifest.ts';
import type { MessageKey, Messages } from './messages.ts';

/** One page of a section. */
export interface SectionRoute<M extends Messages = Messages> {
  /** Path below each of the section's own paths: `''` for its home, else segments without leading slash, `:name` for a parameter. */
  readonly path: string;
  /** Message key of the page's title. Absent: the section's title. */
  readonly title?: MessageKey<M>;
  /** Loads the page; a dynamic import of a module with a default export. */
  readonly page: () => Promise<{ readonly default: ComponentType }>;
}

/** The default export of a section's `./section` module. `defineSection` makes it, the shell and `mountSection` read it. */
export interface Section {
  readonly contract: number;
  readonly manifest: SectionManifest;
  readonly messages: Readonly<Record<Language, Messages>>;
  readonly routes: readonly SectionRoute[];
}
