import type { Language, Localized } from './Language.ts';
import { PSEUDO_LANGUAGE, pseudoText } from './pseudoText.ts';

/** The text in a language, or the Italian one where the translation is missing. */
export function textIn(text: Localized, language: Language): string {
  return text[language] ?? (language === PSEUDO_LANGUAGE ? pseudoText(text.it) : text.it);
}
