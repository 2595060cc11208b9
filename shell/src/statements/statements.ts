import type { Language } from '@territori/contract';
import { OWN_PATHS } from '../registry/ownPaths.ts';

/**
 * A text with names in double braces for the operator's facts: `{{product}}`, `{{name}}`, `{{email}}`,
 * `{{dataProtectionOfficer}}`, `{{logDays}}`. From a list of texts, the page shows the first whose facts are all
 * configured.
 */
export type Paragraph = string | readonly string[];

/** The pages of a public body about its site: statements, help and contact. */
export interface StatementText {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly Paragraph[] }[];
}

export interface Statement {
  /** Its name in the folder of an identity. */
  readonly name: string;
  readonly path: `/${string}`;
  /** The texts are loaded when the page is opened: no other page needs them. */
  readonly load: Readonly<Record<Language, () => Promise<{ readonly default: StatementText }>>>;
}

/** The pages that belong to the portal itself and to no section. */
export const STATEMENTS = {
  accessibility: {
    name: 'accessibility',
    path: OWN_PATHS.accessibility,
    load: { it: () => import('./accessibility.it.json'), en: () => import('./accessibility.en.json') },
  },
  help: {
    name: 'help',
    path: OWN_PATHS.help,
    load: { it: () => import('./help.it.json'), en: () => import('./help.en.json') },
  },
  privacy: {
    name: 'privacy',
    path: OWN_PATHS.privacy,
    load: { it: () => import('./privacy.it.json'), en: () => import('./privacy.en.json') },
  },
} as const satisfies Record<string, Statement>;
