import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { provinceFields, provincesInForce } from '../fields/provinces.ts';
import { message } from '../message.ts';

export const elencoProvince: ReportDefinition = {
  id: 64,
  title: message('r064.title'),
  kind: 'DATA',
  scope: 1,
  unit: 2,
  from: '1948-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: ({ from }) => provinceFields(from),
    ...provincesInForce,
    order: ['COD_PROV_STORICO'],
  },
};
