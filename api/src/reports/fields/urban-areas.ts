import type { Day } from '../../dates/day.ts';
import { COMUNE, PRO_COM, PRO_COM_T } from '../columns/municipalities.ts';
import { COD_REG_COM, DEN_REG_COM, urbanArea } from '../columns/urban-areas.ts';
import { type Column, type Field, field } from '../definition.ts';

export type Composition = 2011 | 2021;

/** The composition of 2021 is in force from this day. */
const COMPOSITION_2021: Day = '2021-12-31';
export const compositionAt = (day: Day): Composition => (day < COMPOSITION_2021 ? 2011 : 2021);

/** The municipality, over `municipalitiesInArea`. */
export const municipalityOfArea: readonly Field[] = [
  field(COD_REG_COM, 'c.codice_regione'),
  field(DEN_REG_COM, 'c.denominazione_regione'),
  field(PRO_COM_T, 'c.codice'),
  field(PRO_COM, 'c.codice::int'),
  field(COMUNE, 'c.denominazione'),
];

/** The functional urban area in the composition of a year, over `municipalitiesInArea`. */
export function fuaFields(year: Composition): readonly Field[] {
  const [code, name] = urbanArea(year).fua;
  return [field(code, `c.codice_fua_${year}`), field(name, `c.denominazione_fua_${year}`)];
}

/** The city in the composition of a year. */
export function cityFields(year: Composition): readonly Field[] {
  const [code, name] = urbanArea(year).city;
  return [field(code, `c.codice_city_${year}`), field(name, `c.denominazione_city_${year}`)];
}

const shared = [
  COD_REG_COM,
  DEN_REG_COM,
  ...([2011, 2021] as const).flatMap((year) => [...urbanArea(year).fua, ...urbanArea(year).city]),
].map(({ name }) => name);

/** The municipalities that are in an area at `$1`, under a condition on `c`, and how they are counted by region, area and city. */
export function municipalitiesInArea(condition = 'true') {
  const at = (table: string) => `${table} c where c.tratto @> $1::date and ${condition}`;
  return { from: at('comune_in_area'), counted: { from: at('comune_in_area_contato'), indexed: true, columns: shared } };
}

/** Joins the areas of a year to the units of `unit`. */
export const joinArea = (table: string, unit: string, year: Composition, join: 'join' | 'left join' = 'left join') =>
  `${join} area_urbana ${table} on ${table}.unita_id = ${unit} and ${table}.anno = ${year}`;

/** Area and city at the start or the end of a period, over `joinArea`, whichever composition holds then. */
export function areaFieldsAt(at: (base: Column) => Column, table: string): readonly Field[] {
  const unnamed = (column: Column): Column => ({
    ...column,
    name: column.name.replace('_2021', ''),
    label: { it: column.label.it.replace(' 2021', ''), en: column.label.en.replace(' 2021', '') },
  });
  const {
    fua: [fuaCode, fuaName],
    city: [cityCode, cityName],
  } = urbanArea(2021);
  return [
    field(at(unnamed(fuaCode)), `${table}.codice_fua`),
    field(at(unnamed(fuaName)), `${table}.denominazione_fua`),
    field(at(unnamed(cityCode)), `${table}.codice_city`),
    field(at(unnamed(cityName)), `${table}.denominazione_city`),
  ];
}
