import type { ReportDefinition } from '../definition.ts';
import { cityFields, fuaFields, municipalitiesInArea, municipalityOfArea } from '../fields/urbanAreas.ts';
import { message } from '../message.ts';

export const fua2011: ReportDefinition = {
  id: 91,
  title: message('r091.title'),
  kind: 'DATA',
  scope: 2,
  unit: 10,
  from: '2018-01-01',
  to: '2021-12-30',
  showDate: false,
  query: {
    fields: () => [...municipalityOfArea, ...fuaFields(2011), ...cityFields(2011)],
    ...municipalitiesInArea('area_2011.codice_fua is not null'),
    order: ['COD_FUA_2011', 'PRO_COM_T'],
    needs: 'urbanAreas',
  },
};
