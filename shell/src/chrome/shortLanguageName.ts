import { type Language, languageName } from '@territori/languages';

/** The beginning of a language's name in itself: `ITA`, `ENG`, `DEU`. */
export const shortLanguageName = (language: Language): string => languageName(language).slice(0, 3).toLocaleUpperCase(language);
