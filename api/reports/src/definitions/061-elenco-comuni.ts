import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { municipalitiesInForce, municipalityFields, municipalityOrder, nutsFields } from '../fields/municipalities.ts';
import { message } from '../message.ts';

export const elencoComuni: ReportDefinition = {
  id: 61,
  title: message('r061.title'),
  kind: 'DATA',
  scope: 1,
  unit: 1,
  from: '1948-01-01',
  to: OPEN_END,
  showDate: true,
  query: {
    fields: ({ from }) => [...municipalityFields, ...nutsFields(from)],
    ...municipalitiesInForce,
    order: municipalityOrder,
  },
};
