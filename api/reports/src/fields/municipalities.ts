import type { Day } from '@territori/history/dates/day';
import type { Field, RowsOfAllDays } from '../definition.ts';
import { field } from '../field.ts';
import { daysCutAt } from '../overTime.ts';

/** First day of the Nuts 2024 classification: no unit has these codes before it. */
export const NUTS_2024: Day = '2024-01-01';

/** The columns of the list of municipalities over `municipalitiesInForce`, from 1948, without Nuts. */
export const municipalityFields: readonly Field[] = [
  field('COD_RIP', 'c.codice_ripartizione::int'),
  field('COD_REG', 'c.codice_regione'),
  field('COD_PROV_STORICO', 'c.codice_provincia'),
  field('COD_UTS', 'c.codice_uts'),
  field('PRO_COM_T', 'c.codice'),
  field('PRO_COM', 'c.codice::int'),
  field('COMUNE', 'c.denominazione'),
  field('COMUNE_IT', 'c.denominazione_it'),
  field('COMUNE_A', 'c.denominazione_altra'),
  field('DEN_RIP', 'c.denominazione_ripartizione'),
  field('DEN_REG', 'c.denominazione_regione'),
  field('DEN_UTS', 'c.denominazione_uts'),
  field('TIPO_UTS', 'c.tipo_uts'),
  field('CC_REG', 'c.capoluogo_regione::int'),
  field('CC_UTS', 'c.capoluogo_uts::int'),
  field('SIGLA_AUTOMOBILISTICA', 'c.sigla'),
  field('COD_CATASTO', 'c.codice_catastale'),
  field('COD_COM_FISCALE', 'c.codice_fiscale'),
];

/** The columns that say which municipality a row is about. */
export const municipalityKeyFields: readonly Field[] = municipalityFields.filter(({ column }) =>
  ['COD_RIP', 'COD_REG', 'COD_PROV_STORICO', 'COD_UTS', 'PRO_COM_T', 'PRO_COM', 'COMUNE', 'COMUNE_A', 'SIGLA_AUTOMOBILISTICA'].includes(
    column.name,
  ),
);

/** The columns that exist before regions do. */
export const historicMunicipalityFields: readonly Field[] = municipalityFields.filter(({ column }) =>
  [
    'COD_PROV_STORICO',
    'PRO_COM_T',
    'PRO_COM',
    'COMUNE',
    'COMUNE_IT',
    'COMUNE_A',
    'DEN_UTS',
    'SIGLA_AUTOMOBILISTICA',
    'COD_CATASTO',
  ].includes(column.name),
);

/** The municipalities in force, as `c`. */
export const municipalitiesInForce: RowsOfAllDays = { from: 'comune_esteso c', during: ['c.tratto'] };

/** The order of the lists: by code, and where a source has none, by name and province. */
export const municipalityOrder: readonly string[] = ['PRO_COM_T', 'COMUNE', 'COD_PROV_STORICO'];

export const nutsFields = (day: Day): readonly Field[] =>
  day < NUTS_2024 ? [] : [field('COM_NUTS1_2024', 'c.nuts1'), field('COM_NUTS2_2024', 'c.nuts2'), field('COM_NUTS3_2024', 'c.nuts3')];

/** Rows before the Nuts 2024 classification and since, for the codes of `sinceNuts2024`. */
export const withNuts2024 = ({ from, during: [days] }: RowsOfAllDays): RowsOfAllDays => ({
  from: `${from} ${daysCutAt(NUTS_2024, days, 'nuts', 'false', 'true')}`,
  during: ['nuts.giorni'],
});

/** A Nuts code over `withNuts2024`, null at dates before the classification. */
export const sinceNuts2024 = (code: string) => `case when nuts.valore then ${code} end`;

/** The Nuts codes of a municipality over `withNuts2024`. */
export const nutsFieldsSince2024: readonly Field[] = [
  field('COM_NUTS1_2024', sinceNuts2024('c.nuts1')),
  field('COM_NUTS2_2024', sinceNuts2024('c.nuts2')),
  field('COM_NUTS3_2024', sinceNuts2024('c.nuts3')),
];
