import { textIn } from '@territori/languages';
import { inEachLanguage } from '@territori/languages/messagesOf';
import { urbanArea } from '../columns/urbanAreas.ts';
import type { Column, Field, RowsOfAllDays } from '../definition.ts';
import { field } from '../field.ts';
import { daysCutAt } from '../overTime.ts';
import { atEnd, atStart } from './translation.ts';

/** A column of an area without the year of the composition. */
const unnamed = (column: Column): Column => ({
  ...column,
  name: column.name.replace('_2021', ''),
  label: inEachLanguage((language) => textIn(column.label, language).replace(' 2021', '')),
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

/** Area and city at the start, read from `areasAtBoth`, by the composition in force at the start. */
export const areaStartFields = areaAt(atStart, 'area_inizio');
/** The same at the end. */
export const areaEndFields = areaAt(atEnd, 'area_fine');

/** The composition in force is that of 2021 from its last day on, before that of 2011. */
const composition = (during: string, as: string) => daysCutAt('2021-12-31', during, as, '2011', '2021');

const areaDuring = (alias: string, unit: string, year: string) =>
  `left join area_urbana ${alias} on ${alias}.unita_id = t.${unit} and ${alias}.anno = ${year}`;

/** The municipalities at both dates, as `t`, with their areas at each, under a condition on `t`, `area_inizio` and `area_fine`. */
export const areasAtBoth = (condition: string): RowsOfAllDays => ({
  from: `comune_a_due_date t ${composition('t.dopo', 'inizio')} ${composition('t.quando', 'fine')}
  ${areaDuring('area_inizio', 'unita_inizio', 'inizio.valore')} ${areaDuring('area_fine', 'unita_fine', 'fine.valore')}
  where ${condition}`,
  during: ['inizio.giorni', 'fine.giorni'],
});
