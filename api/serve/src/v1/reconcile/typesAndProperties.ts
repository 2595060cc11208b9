import type { Language, Localized } from '@territori/languages';
import { textIn } from '@territori/languages';
import type { Level } from '@territori/traduzione/storia';
import { message } from '../../message.ts';

/** The types of units, as the protocol calls them. */
export const TYPES: Readonly<Record<Level, Localized>> = {
  comune: message('typesAndProperties.types.comune'),
  uts: message('typesAndProperties.types.uts'),
  regione: message('typesAndProperties.types.regione'),
};

/** What a column of matched units can be extended by. */
export const PROPERTIES = {
  codice: message('typesAndProperties.properties.codice'),
  denominazione: message('typesAndProperties.properties.denominazione'),
  codice_catastale: message('typesAndProperties.properties.codice_catastale'),
  provincia: message('typesAndProperties.properties.provincia'),
  sigla: message('typesAndProperties.properties.sigla'),
  regione: message('typesAndProperties.properties.regione'),
  successore: message('typesAndProperties.properties.successore'),
  valido_dal: message('typesAndProperties.properties.valido_dal'),
  valido_al: message('typesAndProperties.properties.valido_al'),
} as const;
export type Property = keyof typeof PROPERTIES;

/** True for a name that is one of these properties. */
export const isProperty = (name: string): name is Property => Object.hasOwn(PROPERTIES, name);

/** What narrows a query. */
export const OF_QUERIES = {
  data: message('typesAndProperties.ofQueries.data'),
  provincia: message('typesAndProperties.ofQueries.provincia'),
  regione: message('typesAndProperties.ofQueries.regione'),
} as const;

export const typeEntry = (level: Level, language: Language) => ({ id: level, name: textIn(TYPES[level], language) });
