import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { cityFields, municipalitiesInArea, municipalityOfArea } from '../fields/urbanAreas.ts';
import { message } from '../message.ts';

export const citta2021: ReportDefinition = {
  id: 414,
  title: message('r414.title'),
  kind: 'DATA',
  scope: 2,
  unit: 10,
  from: '2021-12-31',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...municipalityOfArea, ...cityFields(2021)],
    ...municipalitiesInArea('area_2021.codice_city is not null'),
    order: ['COD_CITY_2021', 'PRO_COM_T'],
    needs: 'urbanAreas',
  },
};
