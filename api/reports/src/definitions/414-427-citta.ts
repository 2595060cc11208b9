import { type Composition, cityFields, municipalitiesInArea, municipalityOfArea, PERIODS } from '../fields/urbanAreas.ts';
import { type ReportId, report } from '../report.ts';

const citta = (id: ReportId, year: Composition) =>
  report(id, {
    kind: 'DATA',
    unit: 10,
    ...PERIODS[year],
    query: {
      fields: () => [...municipalityOfArea, ...cityFields(year)],
      ...municipalitiesInArea(`area_${year}.codice_city is not null`),
      order: [`COD_CITY_${year}`, 'PRO_COM_T'],
      needs: 'urbanAreas',
    },
  });

export const citta2021 = citta(414, 2021);
export const citta2011 = citta(427, 2011);
