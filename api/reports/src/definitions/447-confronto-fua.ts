import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { cityFields, fuaFields, municipalitiesInArea, municipalityOfArea } from '../fields/urbanAreas.ts';
import { message } from '../message.ts';

export const confrontoFua: ReportDefinition = {
  id: 447,
  title: message('r447.title'),
  kind: 'DATA',
  scope: 2,
  unit: 10,
  from: '2021-12-31',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...municipalityOfArea, ...fuaFields(2011), ...cityFields(2011), ...fuaFields(2021), ...cityFields(2021)],
    ...municipalitiesInArea('area_2011.unita_id is not null or area_2021.unita_id is not null'),
    order: ['PRO_COM_T'],
    needs: 'urbanAreas',
  },
};
