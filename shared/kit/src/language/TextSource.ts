import type { Language } from '@territori/contract';

/** Loads a file of texts in a language; rejects with the code `MODULE_NOT_FOUND` where there is none. */
export type LoadTexts = (language: Language) => Promise<{ readonly default: object }>;

/** The texts of a namespace: those that come with the code, and where the others come from. */
export interface TextSource {
  readonly bundled: { readonly it: object; readonly [language: Language]: object | undefined };
  readonly load?: LoadTexts | undefined;
}
