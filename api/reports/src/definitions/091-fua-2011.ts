import { cityFields, fuaFields, municipalitiesInArea, municipalityOfArea } from '../fields/urbanAreas.ts';
import { report } from '../report.ts';

export const fua2011 = report(91, {
  kind: 'DATA',
  unit: 10,
  from: '2018-01-01',
  to: '2021-12-30',
  query: {
    fields: () => [...municipalityOfArea, ...fuaFields(2011), ...cityFields(2011)],
    ...municipalitiesInArea('area_2011.codice_fua is not null'),
    order: ['COD_FUA_2011', 'PRO_COM_T'],
    needs: 'urbanAreas',
  },
});
