import { cityFields, fuaFields, municipalitiesInArea, municipalityOfArea } from '../fields/urbanAreas.ts';
import { report } from '../report.ts';

export const confrontoFua = report(447, {
  kind: 'DATA',
  unit: 10,
  from: '2021-12-31',
  query: {
    fields: () => [...municipalityOfArea, ...fuaFields(2011), ...cityFields(2011), ...fuaFields(2021), ...cityFields(2021)],
    ...municipalitiesInArea('area_2011.unita_id is not null or area_2021.unita_id is not null'),
    order: ['PRO_COM_T'],
    needs: 'urbanAreas',
  },
});
