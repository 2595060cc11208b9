import type { Language } from '@territori/languages';
import { OFFERED } from './offered.ts';

/** Gives a value by language. That of a language that the portal offers is made when it is first asked for, and kept. */
export function inEveryLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    if (OFFERED.includes(language)) made.set(language, value);
    return value;
  };
}
