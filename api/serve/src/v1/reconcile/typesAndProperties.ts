import type { Level } from '@territori/traduzione/storia';
import type { Language, Localized } from '@territori/wire/language';

/** The types of units, as the protocol calls them. */
export const TYPES: Readonly<Record<Level, Localized>> = {
  comune: { it: 'Comune', en: 'Municipality' },
  uts: { it: 'Provincia o unità sovracomunale', en: 'Province or supra-municipal unit' },
  regione: { it: 'Regione', en: 'Region' },
};

/** What a column of matched units can be extended by. */
export const PROPERTIES = {
  codice: { it: 'Codice Istat', en: 'Istat code' },
  denominazione: { it: 'Denominazione', en: 'Name' },
  codice_catastale: { it: 'Codice catastale', en: 'Cadastral code' },
  provincia: { it: 'Provincia', en: 'Province' },
  sigla: { it: 'Sigla della provincia', en: 'Plate of the province' },
  regione: { it: 'Regione', en: 'Region' },
  successore: { it: 'Che cosa è in un altro giorno (impostazione al)', en: 'What it is on another day (setting al)' },
  valido_dal: { it: 'Primo giorno dello stato', en: 'First day of the state' },
  valido_al: { it: 'Primo giorno dopo lo stato', en: 'First day after the state' },
} as const;
export type Property = keyof typeof PROPERTIES;

/** True for a name that is one of these properties. */
export const isProperty = (name: string): name is Property => Object.hasOwn(PROPERTIES, name);

/** What narrows a query. */
export const OF_QUERIES = {
  data: { it: 'Giorno in cui nome o codice valgono, AAAA-MM-GG', en: 'Day on which name or code hold, YYYY-MM-DD' },
  provincia: { it: 'Provincia: nome, sigla o codice', en: 'Province: name, plate or code' },
  regione: { it: 'Regione: nome o codice', en: 'Region: name or code' },
} as const;

export const typeEntry = (level: Level, language: Language) => ({ id: level, name: TYPES[level][language] });
