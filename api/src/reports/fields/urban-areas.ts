import type { Day } from '../../dates/day.ts';
import { COMUNE, PRO_COM, PRO_COM_T } from '../columns/municipalities.ts';
import { COD_REG_COM, DEN_REG_COM, urbanArea } from '../columns/urban-areas.ts';
import { type Column, type Field, field } from '../definition.ts';

export type Composition = 2011 | 2021;

/** The composition of 2021 is in force from this day. */
const COMPOSITION_2021: Day = '2021-12-31';
export const compositionAt = (day: Day): Composition => (day < COMPOSITION_2021 ? 2011 : 2021);

/** The municipality, over `comuni_al(...) c`. */
export const municipalityOfArea: readonly Field[] = [
  field(COD_REG_COM, 'c.codice_regione'),
  field(DEN_REG_COM, 'c.denominazione_regione'),
  field(PRO_COM_T, 'c.codice'),
  field(PRO_COM, 'c.codice::int'),
  field(COMUNE, 'c.denominazione'),
];

/** The functional urban area in the composition of a year, over `area_urbana` under the alias `table`. */
export function fuaFields(year: Composition, table: string): readonly Field[] {
  const [code, name] = urbanArea(year).fua;
  return [field(code, `${table}.codice_fua`), field(name, `${table}.denominazione_fua`)];
}

/** The city in the composition of a year. */
export function cityFields(year: Composition, table: string): readonly Field[] {
  const [code, name] = urbanArea(year).city;
  return [field(code, `${table}.codice_city`), field(name, `${table}.denominazione_city`)];
}

/** Joins the areas of a year to the units of `unit`. */
export const joinArea = (table: string, unit: string, year: Composition, join: 'join' | 'left join' = 'left join') =>
  `${join} area_urbana ${table} on ${table}.unita_id = ${unit} and ${table}.anno = ${year}`;

/** The same columns for the start or the end of a period, whichever composition holds then. */
export function areaFieldsAt(at: (base: Column) => Column, table: string): readonly Field[] {
  const unnamed = (column: Column): Column => ({
    ...column,
    name: column.name.replace('_2021', ''),
    label: { it: column.label.it.replace(' 2021', ''), en: column.label.en.replace(' 2021', '') },
  });
  return [...fuaFields(2021, table), ...cityFields(2021, table)].map(({ column, sql }) => field(at(unnamed(column)), sql));
}
