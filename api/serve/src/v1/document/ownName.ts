import { type Language, languageName } from '@territori/languages';

/** What a language is called by those who speak it, as a link begins. */
export function ownName(language: Language): string {
  const own = languageName(language);
  return own.charAt(0).toLocaleUpperCase(language) + own.slice(1);
}
