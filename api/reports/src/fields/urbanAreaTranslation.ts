import { urbanArea } from '../columns/urbanAreas.ts';
import { type Column, type Field, field } from '../definition.ts';
import { atEnd, atStart } from './translation.ts';

/** A column of an area without the year of the composition. */
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

/** Area and city at the start, read from `areasAtBoth`, by the composition in force at the start. */
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
