import { FIRST_DAY } from '@territori/history/dates/day';
import { changesOfLevel, renamedProvince } from '../fields/changes.ts';
import { message } from '../message.ts';
import { report } from '../report.ts';

export const provinceCambioDenominazione = report(114, {
  kind: 'PERIODO',
  unit: 2,
  from: FIRST_DAY,
  partial: {
    fields: () => renamedProvince,
    ...changesOfLevel('uts', "e.tipo = 'CD'"),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'COD_UTS'],
  },
  lacks: message('r114.lacks'),
});
