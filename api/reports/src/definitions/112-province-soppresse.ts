import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changesOfKind, changesOfLevel, provinceOfChange } from '../fields/changes.ts';
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
    fields: () => provinceOfChange,
    ...changesOfLevel('uts', changesOfKind('ES', 'AS')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'COD_UTS', 'COD_UTS_REL'],
  },
};
