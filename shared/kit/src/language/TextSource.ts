import type { Language, Translations } from '@territori/contract';

/** The texts of a namespace: those that come with the code, and where the others come from. */
export interface TextSource {
  readonly bundled: { readonly it: object; readonly [language: Language]: object | undefined };
  readonly load?: Translations<object> | undefined;
}
