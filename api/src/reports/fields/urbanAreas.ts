import { COMUNE, PRO_COM, PRO_COM_T } from '../columns/municipalities.ts';
import { COD_REG_COM, DEN_REG_COM, urbanArea } from '../columns/urbanAreas.ts';
import { type Column, type Field, field } from '../definition.ts';
import { atEnd, atStart } from './translation.ts';

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
  return [field(code, `area_${year}.codice_fua`), field(name, `area_${year}.denominazione_fua`)];
}

/** The city in the composition of a year. */
export function cityFields(year: Composition): readonly Field[] {
  const [code, name] = urbanArea(year).city;
  return [field(code, `area_${year}.codice_city`), field(name, `area_${year}.denominazione_city`)];
}

const compositions: readonly Composition[] = [2011, 2021];

/** The municipalities in force at `$1`, each with its area in both compositions, under a condition on `area_2011` and `area_2021`. */
export const municipalitiesInArea = (condition: string): string =>
  `comuni_al($1::date) c
  ${compositions.map((year) => `left join area_urbana area_${year} on area_${year}.unita_id = c.unita_id and area_${year}.anno = ${year}`).join(' ')}
  where ${condition}`;

const unnamed = (column: Column): Column => ({
  ...column,
  name: column.name.replace('_2021', ''),
  label: { it: column.label.it.replace(' 2021', ''), en: column.label.en.replace(' 2021', '') },
});

const areaAt = (at: (base: Column) => Column, alias: string): readonly Field[] => {
  const {
    fua: [fuaCode, fuaName],
    city: [cityCode, cityName],
  } = urbanArea(2021);
  return [
    field(at(unnamed(fuaCode)), `${alias}.codice_fua`),
    field(at(unnamed(fuaName)), `${alias}.denominazione_fua`),
    field(at(unnamed(cityCode)), `${alias}.codice_city`),
    field(at(unnamed(cityName)), `${alias}.denominazione_city`),
  ];
};

/** Area and city at the start, over `areasAtBoth`, whichever composition holds then. */
export const areaStartFields = areaAt(atStart, 'area_inizio');
/** The same at the end. */
export const areaEndFields = areaAt(atEnd, 'area_fine');

/** The year of the composition in force at a date: that of 2021 holds from its last day. */
const compositionAt = (date: string) => `case when ${date}::date < date '2021-12-31' then 2011 else 2021 end`;

const areaAtDate = (alias: string, unit: string, date: string) =>
  `left join area_urbana ${alias} on ${alias}.unita_id = t.${unit} and ${alias}.anno = ${compositionAt(date)}`;

/** The municipalities at both dates, as `t`, with their areas at each, under a condition on `t`, `area_inizio` and `area_fine`. */
export const areasAtBoth = (condition: string): string =>
  `comune_a_due_date t ${areaAtDate('area_inizio', 'unita_inizio', '$1')} ${areaAtDate('area_fine', 'unita_fine', '$2')}
  where t.dopo @> $1::date and t.quando @> $2::date and ${condition}`;
