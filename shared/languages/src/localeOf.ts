import type { Language } from './Language.ts';

/** The country whose customs a language of the portal follows where the tag names none: English dates and numbers are the British ones. */
const COUNTRIES: Readonly<Record<Language, string>> = { it: 'it-IT', en: 'en-GB' };

/** The locale of a language for `Intl`: how it writes numbers, dates and lists. */
export const localeOf = (language: Language): string => COUNTRIES[language] ?? language;
