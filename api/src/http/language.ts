/** The two languages of the portal. */
export type Language = 'it' | 'en';

/** One text in both languages. */
export type Localized = Readonly<Record<Language, string>>;

/** Reads `plang` or the header `language`: IT or EN in any case. Anything else, and nothing, is Italian. */
export function languageOf(text: string | string[] | undefined): Language {
  return typeof text === 'string' && text.trim().toLowerCase() === 'en' ? 'en' : 'it';
}
