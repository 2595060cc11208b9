import { cityFields, municipalitiesInArea, municipalityOfArea } from '../fields/urbanAreas.ts';
import { report } from '../report.ts';

export const citta2011 = report(427, {
  kind: 'DATA',
  unit: 10,
  from: '2018-01-01',
  to: '2021-12-30',
  query: {
    fields: () => [...municipalityOfArea, ...cityFields(2011)],
    ...municipalitiesInArea('area_2011.codice_city is not null'),
    order: ['COD_CITY_2011', 'PRO_COM_T'],
    needs: 'urbanAreas',
  },
});
