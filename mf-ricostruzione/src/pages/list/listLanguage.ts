import type { Language } from '@territori/contract';

/** The language in which the package that reads lists has its sentences: English, or Italian for every other one. */
export const listLanguage = (language: Language): 'it' | 'en' => (language === 'en' ? 'en' : 'it');
