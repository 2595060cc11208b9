import type { Language } from '@territori/languages';
import type { Livello } from '@territori/wire/v1/values';

/** The address of a unit's page in a language, from the origin on. */
export const documentAddress = (livello: Livello, id: number, language: Language): string => `/id/${livello}/${id}?lingua=${language}`;
