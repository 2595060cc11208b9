import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changesOfKind, eventOfChange, municipalChanges, municipalityOfChange, otherOfChange } from '../fields/changes.ts';
import { message } from '../message.ts';

export const comuniCostituiti: ReportDefinition = {
  id: 100,
  title: message('r100.title'),
  kind: 'PERIODO',
  scope: 1,
  unit: 1,
  from: '1861-03-17',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [
      municipalityOfChange.province,
      municipalityOfChange.code,
      municipalityOfChange.name,
      eventOfChange.kind,
      eventOfChange.day,
      otherOfChange.code,
      otherOfChange.name,
      otherOfChange.province,
      otherOfChange.certainty,
    ],
    ...municipalChanges(changesOfKind('CS', 'PV')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'PRO_COM_T_REL'],
  },
};
