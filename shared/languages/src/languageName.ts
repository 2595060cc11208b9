import { type Language, SOURCE_LANGUAGE } from './Language.ts';

/** What a language is called in another one, by default in itself: `italiano`, `English`, `Deutsch`. */
export function languageName(language: Language, inLanguage: Language = language): string {
  return new Intl.DisplayNames([inLanguage, SOURCE_LANGUAGE], { type: 'language' }).of(language) ?? language;
}
