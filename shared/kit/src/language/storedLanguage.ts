import type { Language } from '@territori/contract';

const KEY = 'lng';

/** The language the visitor chose, Italian until one was chosen. `EN`, `en` and `en-GB` are all English. */
export function storedLanguage(storage: Storage | null): Language {
  return storage?.getItem(KEY)?.toLowerCase().startsWith('en') ? 'en' : 'it';
}

/** Stores the choice; where the storage refuses, the choice is not remembered. */
export function storeLanguage(storage: Storage | null, language: Language): void {
  try {
    storage?.setItem(KEY, language);
  } catch {
    // full or forbidden: the choice is valid until the visitor leaves the page
  }
}
