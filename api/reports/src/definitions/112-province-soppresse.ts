import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { events, ofKind, province } from '../fields/changes.ts';
import { message } from '../message.ts';

export const provinceSoppresse: ReportDefinition = {
  id: 112,
  title: message('r112.title'),
  kind: 'PERIODO',
  scope: 1,
  unit: 2,
  from: '1861-03-17',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => province,
    ...events('uts', ofKind('ES', 'AS')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'COD_UTS', 'COD_UTS_REL'],
  },
};
