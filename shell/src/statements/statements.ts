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
  /** The Italian text is loaded when the page is opened: no other page needs it. */
  readonly source: () => Promise<{ readonly default: StatementText }>;
  readonly translations: (language: Language) => Promise<{ readonly default: StatementText }>;
}

/** The pages that belong to the portal itself and to no section. */
export const STATEMENTS = {
  accessibility: {
    name: 'accessibility',
    path: OWN_PATHS.accessibility,
    source: () => import('./accessibility.it.json'),
    translations: (language) => import(`@territori/languages/${language}/shell/statements/accessibility.json`),
  },
  help: {
    name: 'help',
    path: OWN_PATHS.help,
    source: () => import('./help.it.json'),
    translations: (language) => import(`@territori/languages/${language}/shell/statements/help.json`),
  },
  privacy: {
    name: 'privacy',
    path: OWN_PATHS.privacy,
    source: () => import('./privacy.it.json'),
    translations: (language) => import(`@territori/languages/${language}/shell/statements/privacy.json`),
  },
} as const satisfies Record<string, Statement>;
