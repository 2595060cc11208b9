import { cityFields, fuaFields, municipalitiesInArea, municipalityOfArea } from '../fields/urbanAreas.ts';
import { report } from '../report.ts';

export const fua2021 = report(446, {
  kind: 'DATA',
  unit: 10,
  from: '2021-12-31',
  query: {
    fields: () => [...municipalityOfArea, ...fuaFields(2021), ...cityFields(2021)],
    ...municipalitiesInArea('area_2021.codice_fua is not null'),
    order: ['COD_FUA_2021', 'PRO_COM_T'],
    needs: 'urbanAreas',
  },
});
