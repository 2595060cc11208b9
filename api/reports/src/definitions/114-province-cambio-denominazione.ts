import { FIRST_DAY, OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changesOfLevel, renamedProvince } from '../fields/changes.ts';
import { message } from '../message.ts';

export const provinceCambioDenominazione: ReportDefinition = {
  id: 114,
  title: message('r114.title'),
  kind: 'PERIODO',
  scope: 1,
  unit: 2,
  from: FIRST_DAY,
  to: OPEN_END,
  showDate: false,
  partial: {
    fields: () => renamedProvince,
    ...changesOfLevel('uts', "e.tipo = 'CD'"),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'COD_UTS'],
  },
  lacks: message('r114.lacks'),
};
