import type { Language } from '@territori/languages';
import type { ComponentType } from 'react';
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

/** The texts of a section or of a package in the languages that come with its code: always in Italian. */
export interface BundledTexts<M extends Messages = Messages> {
  readonly it: M;
  readonly [language: Language]: Messages | undefined;
}

/**
 * Loads the texts in a language that does not come with the code: a dynamic import of a file of texts, of which some may be missing.
 * Rejects with the code `MODULE_NOT_FOUND` where there is no file in the language.
 */
export type Translations<Texts extends object = Messages> = (language: Language) => Promise<{ readonly default: Texts }>;

/** The default export of a section's `./section` module. `defineSection` makes it, the shell and `mountSection` read it. */
export interface Section {
  readonly contract: number;
  readonly manifest: SectionManifest;
  readonly messages: BundledTexts;
  readonly translations?: Translations;
  readonly routes: readonly SectionRoute[];
}
