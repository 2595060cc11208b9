import type { Language, Localized } from './Language.ts';

/** The text in a language, or the Italian one where the translation is missing. */
export function textIn(text: Localized, language: Language): string {
  return text[language] ?? text.it;
}
