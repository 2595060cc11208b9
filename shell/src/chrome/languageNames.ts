import { type Language, languageName } from '@territori/languages';

/** A language's name in itself, as a title: `Italiano`, `English`. */
export function nameOf(language: Language): string {
  const [first = '', ...rest] = languageName(language);
  return first.toLocaleUpperCase(language) + rest.join('');
}

/** The beginning of its name: `ITA`, `ENG`, `DEU`. */
export const shortOf = (language: Language): string => nameOf(language).slice(0, 3).toLocaleUpperCase(language);
