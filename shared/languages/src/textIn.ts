import type { Language, Localized } from './Language.ts';
import { PSEUDO_LANGUAGE, pseudoText } from './pseudoText.ts';

/** The text in a language, or the Italian one where the translation is missing; undefined for no text. */
export function textIn(text: Localized, language: Language): string;
export function textIn(text: Localized | null | undefined, language: Language): string | undefined;
export function textIn(text: Localized | null | undefined, language: Language): string | undefined {
  return text?.[language] ?? (text && language === PSEUDO_LANGUAGE ? pseudoText(text.it) : text?.it);
}
