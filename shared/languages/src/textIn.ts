import type { Language, Localized } from './Language.ts';

/** The text in a language, or the Italian one where the translation is missing; undefined for no text. */
export function textIn(text: Localized, language: Language): string;
export function textIn(text: Localized | null | undefined, language: Language): string | undefined;
export function textIn(text: Localized | null | undefined, language: Language): string | undefined {
  return text?.[language] ?? text?.it;
}
