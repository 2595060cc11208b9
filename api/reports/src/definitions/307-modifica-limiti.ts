import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changes, event, municipality, ofKind, other } from '../fields/changes.ts';
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
      municipality.province,
      municipality.code,
      municipality.name,
      event.kind,
      event.day,
      other.code,
      other.name,
      other.province,
    ],
    ...changes(ofKind('AQ', 'CE', 'AQES', 'CECS')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'COD_VARIAZIONE', 'PRO_COM_T_REL'],
    needs: 'territorialChanges',
  },
};
