import type { Language } from './Language.ts';
import { STANDARD_LANGUAGES } from './offeredLanguage.ts';

/**
 * The languages of a portal from the environment: `LANGUAGES=it,en,de`, the first for visitors who have not chosen; Italian and English
 * where it is not set. Throws for a tag that is not valid, and for one that is named twice.
 */
export function readLanguages({ LANGUAGES }: Readonly<Record<string, string | undefined>>): readonly Language[] {
  if (!LANGUAGES?.trim()) return STANDARD_LANGUAGES;
  const tags = LANGUAGES.split(',').map((tag) => tag.trim());
  const languages = tags.map((tag) => {
    try {
      return Intl.getCanonicalLocales(tag)[0] as Language;
    } catch {
      throw new Error(`LANGUAGES is "${LANGUAGES}"; "${tag}" is not the tag of a language, such as it, en or de.`);
    }
  });
  const twice = languages.find((language, index) => languages.indexOf(language) !== index);
  if (twice) throw new Error(`LANGUAGES is "${LANGUAGES}"; it names "${twice}" twice.`);
  return languages;
}
