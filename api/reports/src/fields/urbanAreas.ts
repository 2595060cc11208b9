import { COD_REG_COM, DEN_REG_COM, urbanArea } from '../columns/urbanAreas.ts';
import type { Field, ReportQuery, RowsOfAllDays } from '../definition.ts';
import { field } from '../field.ts';
import type { OwnParts } from '../report.ts';
import { municipalitiesInForce } from './municipalities.ts';
import { sizesOf, sumFields } from './size.ts';

export type Composition = 2011 | 2021;

/** The days for which the reports on the areas of a composition can be asked: those of 2011 until the day of those of 2021. */
export const PERIODS: Readonly<Record<Composition, Pick<OwnParts, 'from' | 'to'>>> = {
  2011: { from: '2018-01-01', to: '2021-12-30' },
  2021: { from: '2021-12-31' },
};

/** The municipality, over `municipalitiesInArea`. */
export const municipalityOfArea: readonly Field[] = [
  field(COD_REG_COM, 'c.codice_regione'),
  field(DEN_REG_COM, 'c.denominazione_regione'),
  field('PRO_COM_T', 'c.codice'),
  field('PRO_COM', 'c.codice::int'),
  field('COMUNE', 'c.denominazione'),
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

/** The municipalities in force, each with its area in both compositions, under a condition on `area_2011` and `area_2021`. */
export const municipalitiesInArea = (condition: string): RowsOfAllDays => ({
  from: `${municipalitiesInForce.from}
  ${compositions.map((year) => `left join area_urbana area_${year} on area_${year}.unita_id = c.unita_id and area_${year}.anno = ${year}`).join(' ')}
  where ${condition}`,
  during: municipalitiesInForce.during,
});

/** Population and area of the functional urban areas of a composition: sums that are known where they are known for every municipality. */
export function sizeOfAreas(year: Composition): ReportQuery {
  const [code, name] = urbanArea(year).fua;
  return {
    fields: () => [field(code, 'n.codice'), field(name, 'n.denominazione'), ...sumFields],
    ...sizesOf('a.codice_fua as codice, a.denominazione_fua as denominazione', ['codice', 'denominazione'], {
      from: `comune_esteso c join area_urbana a on a.unita_id = c.unita_id and a.anno = ${year} and a.codice_fua is not null`,
      during: ['c.tratto'],
    }),
    order: [code.name],
    needs: 'urbanAreas',
  };
}
