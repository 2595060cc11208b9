import { COMUNE, PRO_COM, PRO_COM_T } from '../columns/municipalities.ts';
import { COD_REG_COM, DEN_REG_COM, urbanArea } from '../columns/urbanAreas.ts';
import { type Field, field } from '../definition.ts';

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
