import type { Language } from '@territori/contract';
import type { WireLanguage } from '@territori/contract/wire';

/** The language as a value of the API's `plang`. */
export function wireLanguage(language: Language): WireLanguage {
  return language.toUpperCase() as WireLanguage;
}
