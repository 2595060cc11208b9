import { type Language, SOURCE_LANGUAGE } from './Language.ts';

/** What a language is called in another one, by default in itself, as a label begins: `Italiano`, `English`, `Deutsch`. */
export function languageName(language: Language, inLanguage: Language = language): string {
  const name = new Intl.DisplayNames([inLanguage, SOURCE_LANGUAGE], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}
