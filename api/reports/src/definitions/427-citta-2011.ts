import type { ReportDefinition } from '../definition.ts';
import { cityFields, municipalitiesInArea, municipalityOfArea } from '../fields/urbanAreas.ts';
import { message } from '../message.ts';

export const citta2011: ReportDefinition = {
  id: 427,
  title: message('r427.title'),
  kind: 'DATA',
  scope: 2,
  unit: 10,
  from: '2018-01-01',
  to: '2021-12-30',
  showDate: false,
  query: {
    fields: () => [...municipalityOfArea, ...cityFields(2011)],
    ...municipalitiesInArea('area_2011.codice_city is not null'),
    order: ['COD_CITY_2011', 'PRO_COM_T'],
    needs: 'urbanAreas',
  },
};
