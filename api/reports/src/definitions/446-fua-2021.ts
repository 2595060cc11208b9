import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { cityFields, fuaFields, municipalitiesInArea, municipalityOfArea } from '../fields/urbanAreas.ts';
import { message } from '../message.ts';

export const fua2021: ReportDefinition = {
  id: 446,
  title: message('r446.title'),
  kind: 'DATA',
  scope: 2,
  unit: 10,
  from: '2021-12-31',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...municipalityOfArea, ...fuaFields(2021), ...cityFields(2021)],
    ...municipalitiesInArea('area_2021.codice_fua is not null'),
    order: ['COD_FUA_2021', 'PRO_COM_T'],
    needs: 'urbanAreas',
  },
};
