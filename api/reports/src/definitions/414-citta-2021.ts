import { cityFields, municipalitiesInArea, municipalityOfArea } from '../fields/urbanAreas.ts';
import { report } from '../report.ts';

export const citta2021 = report(414, {
  kind: 'DATA',
  unit: 10,
  from: '2021-12-31',
  query: {
    fields: () => [...municipalityOfArea, ...cityFields(2021)],
    ...municipalitiesInArea('area_2021.codice_city is not null'),
    order: ['COD_CITY_2021', 'PRO_COM_T'],
    needs: 'urbanAreas',
  },
});
