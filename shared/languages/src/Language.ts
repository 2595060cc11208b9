/** The tag of a language as in BCP 47: `it`, `en`, `de`. */
export type Language = string;

/** What such a tag looks like in the name of a folder or a file, as the text of a regular expression. */
export const LANGUAGE_TAG = '[a-z]{2,3}(?:-[A-Za-z0-9]+)*';

/** The language in which every text is written first, and which stands in for a text that a translation lacks. */
export const SOURCE_LANGUAGE = 'it';

/** One text in several languages; the Italian one is always there. */
export interface Localized {
  readonly it: string;
  readonly [language: Language]: string | undefined;
}

/**
 * The language of tests: every text of ours is marked at both ends, accented and 40 % longer, so that a page shows which texts do not come
 * from the message files, and where a longer language would not fit. `Intl` writes its numbers and dates as in Italian.
 */
export const PSEUDO_LANGUAGE: Language = 'it-XA';
