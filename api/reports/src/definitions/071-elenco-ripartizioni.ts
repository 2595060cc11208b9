import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { divisionFields, divisionsInForce } from '../fields/regions.ts';
import { message } from '../message.ts';

export const elencoRipartizioni: ReportDefinition = {
  id: 71,
  title: message('r071.title'),
  kind: 'DATA',
  scope: 1,
  unit: 4,
  from: '1948-01-01',
  to: OPEN_END,
  showDate: true,
  query: {
    fields: ({ from }) => divisionFields(from),
    ...divisionsInForce,
    order: ['COD_RIP'],
  },
};
