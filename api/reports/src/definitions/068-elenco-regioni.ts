import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { regionFields, regionsInForce } from '../fields/regions.ts';

export const elencoRegioni: ReportDefinition = {
  id: 68,
  title: { it: 'Elenco Regioni', en: 'List of regions' },
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
