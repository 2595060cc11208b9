import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { provinceFields } from '../fields/provinces.ts';

export const elencoProvince: ReportDefinition = {
  id: 64,
  title: { it: 'Elenco Province/Uts', en: 'List of provinces/UTS' },
  kind: 'DATA',
  scope: 1,
  unit: 2,
  from: '1948-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: ({ from }) => provinceFields(from),
    from: 'uts_al($1::date) u',
    order: ['COD_PROV_STORICO'],
  },
};
