import type { Language } from '@territori/languages';
import type { Level } from '@territori/traduzione/storia';
import { message } from '../../message.ts';

/** A type of units, as the protocol calls it. */
export const typeEntry = (level: Level, language: Language) => ({
  id: level,
  name: message.in(language)(`typesAndProperties.types.${level}`),
});

/** What a column of matched units can be extended by. */
export const PROPERTIES = [
  'codice',
  'denominazione',
  'codice_catastale',
  'provincia',
  'sigla',
  'regione',
  'successore',
  'valido_dal',
  'valido_al',
] as const;
export type Property = (typeof PROPERTIES)[number];

/** True for a name that is one of these properties. */
export const isProperty = (name: string): name is Property => PROPERTIES.some((property) => property === name);

export const propertyEntry = (id: Property, language: Language) => ({
  id,
  name: message.in(language)(`typesAndProperties.properties.${id}`),
});

/** What narrows a query. */
export const OF_QUERIES = ['data', 'provincia', 'regione'] as const;
