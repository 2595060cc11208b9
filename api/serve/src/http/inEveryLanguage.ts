import type { Language } from '@territori/languages';
import { OFFERED } from './offered.ts';

/** Makes a value for each language that the portal offers; the result is by language. */
export function inEveryLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map(OFFERED.map((language) => [language, make(language)]));
  return (language) => made.get(language) ?? make(language);
}
