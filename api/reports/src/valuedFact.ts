/** A level that lists of days describe, and the fact that fills a column; without a level, that of the units of the report. */
export interface ValuedFact {
  readonly fact: Fact;
  readonly level?: Level;
}

export type Level = 'comune' | 'uts' | 'regione' | 'ripartizione';

/** What lists of days say of units: each a column of a table of the edition. */
export const FACTS = {
  codice_fiscale: 'attributi',
  capoluogo_uts: 'attributi',
  capoluogo_regione: 'attributi',
  popolazione_legale: 'dimensione',
  area_kmq: 'dimensione',
  popolazione_residente: 'dimensione',
  isolano: 'territorio',
  litoraneo: 'territorio',
  zona_altimetrica: 'territorio',
  altitudine: 'territorio',
  zona_costiera_2011: 'territorio',
  zona_costiera_2021: 'territorio',
  urbanizzazione_2011: 'territorio',
  urbanizzazione_2021: 'territorio',
} as const satisfies Readonly<Record<string, 'attributi' | 'dimensione' | 'territorio'>>;

/** Of a region alone: the type of a province is known on every day. A NUTS code is that of the level of the unit. */
export type Fact = keyof typeof FACTS | 'tipo' | 'nuts';
