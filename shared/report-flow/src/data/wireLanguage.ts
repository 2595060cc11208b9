import type { Language } from '@territori/contract';
import type { WireLanguage } from '@territori/contract/wire';

/** The language as the API's `plang` wants it. */
export function wireLanguage(language: Language): WireLanguage {
  return language === 'it' ? 'IT' : 'EN';
}
