import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changes, event, municipality, ofKind, other } from '../fields/changes.ts';
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
      municipality.province,
      municipality.code,
      municipality.name,
      event.kind,
      event.day,
      other.code,
      other.name,
      other.province,
      other.certainty,
    ],
    ...changes(ofKind('CS', 'PV')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'PRO_COM_T_REL'],
  },
};
