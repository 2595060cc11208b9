import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changesOfKind, eventOfChange, municipalChanges, municipalityOfChange, otherOfChange } from '../fields/changes.ts';
import { message } from '../message.ts';

export const modificaLimiti: ReportDefinition = {
  id: 307,
  title: message('r307.title'),
  kind: 'ATTUALIZZAZIONE',
  scope: 1,
  unit: 1,
  from: '1991-01-01',
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
    ],
    ...municipalChanges(changesOfKind('AQ', 'CE', 'AQES', 'CECS')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'COD_VARIAZIONE', 'PRO_COM_T_REL'],
    needs: 'territorialChanges',
  },
};
