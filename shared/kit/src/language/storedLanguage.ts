import { type Language, offeredLanguage, SOURCE_LANGUAGE, STANDARD_LANGUAGES } from '@territori/languages';

const KEY = 'lng';

/**
 * The language the visitor chose, the first one of the portal until one was chosen. `EN`, `en` and `en-GB` are all English.
 * @param offered the languages of the portal
 */
export function storedLanguage(storage: Storage | null, offered: readonly Language[] = STANDARD_LANGUAGES): Language {
  return offeredLanguage(storage?.getItem(KEY), offered) ?? offered[0] ?? SOURCE_LANGUAGE;
}

/** Stores the choice; where the storage refuses, the choice is not remembered. */
export function storeLanguage(storage: Storage | null, language: Language): void {
  try {
    storage?.setItem(KEY, language);
  } catch {
    // full or forbidden: the choice is valid until the visitor leaves the page
  }
}
