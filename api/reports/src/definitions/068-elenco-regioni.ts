import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { regionFields, regionsInForce } from '../fields/regions.ts';
import { message } from '../message.ts';

export const elencoRegioni: ReportDefinition = {
  id: 68,
  title: message('r068.title'),
  kind: 'DATA',
  scope: 1,
  unit: 3,
  from: '1948-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: ({ from }) => regionFields(from),
    ...regionsInForce,
    order: ['COD_REG'],
  },
};
