import { type Composition, cityFields, fuaFields, municipalitiesInArea, municipalityOfArea, PERIODS } from '../fields/urbanAreas.ts';
import { type ReportId, report } from '../report.ts';

const fua = (id: ReportId, year: Composition) =>
  report(id, {
    kind: 'DATA',
    unit: 10,
    ...PERIODS[year],
    query: {
      fields: () => [...municipalityOfArea, ...fuaFields(year), ...cityFields(year)],
      ...municipalitiesInArea(`area_${year}.codice_fua is not null`),
      order: [`COD_FUA_${year}`, 'PRO_COM_T'],
      needs: 'urbanAreas',
    },
  });

export const fua2011 = fua(91, 2011);
export const fua2021 = fua(446, 2021);
