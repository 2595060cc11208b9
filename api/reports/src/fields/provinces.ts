import type { Field, RowsOfAllDays } from '../definition.ts';
import { field } from '../field.ts';
import { NUTS_2024 } from './municipalities.ts';

/** The provinces and other supra-municipal units in force, as `u`. */
export const provincesInForce: RowsOfAllDays = { from: 'uts_estesa u', during: ['u.tratto'] };

/** Types of UTS by number, from 1. */
export const UTS_TYPES = [
  'Provincia',
  'Provincia autonoma',
  'Città metropolitana',
  'Libero consorzio di comuni',
  'Unità non amministrativa',
];

/** The word for a type of UTS, in Italian as the law has it. */
export const utsTypeName = (type: string) =>
  `case ${type} ${UTS_TYPES.map((name, index) => `when ${index + 1} then '${name}'`).join(' ')} end`;

const names: readonly Field[] = [
  field('COD_RIP', 'u.codice_ripartizione::int'),
  field('DEN_RIP', 'u.denominazione_ripartizione'),
  field('COD_REG', 'u.codice_regione'),
  field('DEN_REG', 'u.denominazione_regione'),
  field('COD_PROV_STORICO', 'u.codice'),
  field('COD_UTS', 'u.codice_uts'),
  field('DEN_UTS', 'u.denominazione'),
  field('TIPO_UTS', 'u.tipo'),
  field('DESC_TIPO_UTS', utsTypeName('u.tipo')),
  field('SIGLA_AUTOMOBILISTICA', 'u.sigla'),
  field('COD_PROV_FISCALE', 'u.codice_fiscale'),
];

/** The columns of the list of provinces and other supra-municipal units over `uts_estesa u`, from 1948. */
export const provinceFields = (day: string): readonly Field[] => (day < NUTS_2024 ? names : [...names, field('COD_NUTS3_2024', 'u.nuts3')]);

/** The columns that exist before regions do. */
export const historicProvinceFields: readonly Field[] = names.filter(({ column }) =>
  ['COD_PROV_STORICO', 'DEN_UTS', 'SIGLA_AUTOMOBILISTICA'].includes(column.name),
);

/** The columns that say which unit a row on size is about. */
export const provinceKeyFields: readonly Field[] = names.filter(({ column }) =>
  ['COD_RIP', 'COD_REG', 'COD_PROV_STORICO', 'COD_UTS', 'DEN_UTS', 'TIPO_UTS', 'DESC_TIPO_UTS'].includes(column.name),
);
