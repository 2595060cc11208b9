import type { Language } from '@territori/contract';

/** What a public body states about its site. `{{product}}` stands for the product's name. */
export interface StatementText {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

export interface Statement {
  readonly path: `/${string}`;
  /** The texts come when the page is opened: no other page needs them. */
  readonly load: Readonly<Record<Language, () => Promise<{ readonly default: StatementText }>>>;
}

/** The pages that belong to the portal itself and to no section. */
export const STATEMENTS = {
  accessibility: {
    path: '/accessibilita',
    load: { it: () => import('./accessibility.it.json'), en: () => import('./accessibility.en.json') },
  },
  privacy: {
    path: '/privacy',
    load: { it: () => import('./privacy.it.json'), en: () => import('./privacy.en.json') },
  },
} as const satisfies Record<string, Statement>;
