import { COMUNE, PRO_COM, PRO_COM_T } from '../columns/municipalities.ts';
import { COD_REG_COM, DEN_REG_COM, urbanArea } from '../columns/urbanAreas.ts';
import { type Column, countedByValue, type Field, field } from '../definition.ts';
import { atBoth, atEnd, atStart, CERTEZZA, sharedNames } from './translation.ts';

export type Composition = 2011 | 2021;

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
  return { from: at('comune_in_area'), counted: countedByValue(at('comune_in_area_contato'), shared) };
}

const unnamed = (column: Column): Column => ({
  ...column,
  name: column.name.replace('_2021', ''),
  label: { it: column.label.it.replace(' 2021', ''), en: column.label.en.replace(' 2021', '') },
});

const areaAt = (at: (base: Column) => Column, suffix: string): readonly Field[] => {
  const {
    fua: [fuaCode, fuaName],
    city: [cityCode, cityName],
  } = urbanArea(2021);
  return [
    field(at(unnamed(fuaCode)), `t.codice_fua${suffix}`),
    field(at(unnamed(fuaName)), `t.denominazione_fua${suffix}`),
    field(at(unnamed(cityCode)), `t.codice_city${suffix}`),
    field(at(unnamed(cityName)), `t.denominazione_city${suffix}`),
  ];
};

/** Area and city at the start, over `areasAtBoth`, whichever composition holds then. */
export const areaStartFields = areaAt(atStart, '_inizio');
/** The same at the end. */
export const areaEndFields = areaAt(atEnd, '_fine');

/** The municipalities of areas at both dates, under a condition, and how they are counted by what they share. */
export const areasAtBoth = (condition: string) => ({
  from: atBoth('area_a_due_date', condition),
  counted: countedByValue(atBoth('area_a_due_date_contata', condition), [
    ...sharedNames(atStart),
    ...sharedNames(atEnd),
    CERTEZZA.name,
    ...[...areaStartFields, ...areaEndFields].map(({ column }) => column.name),
  ]),
});
