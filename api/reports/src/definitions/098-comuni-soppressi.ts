import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changes, event, municipality, ofKind, other } from '../fields/changes.ts';
import { message } from '../message.ts';

export const comuniSoppressi: ReportDefinition = {
  id: 98,
  title: message('r098.title'),
  kind: 'PERIODO',
  scope: 1,
  unit: 1,
  from: '1861-03-17',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [
      event.year,
      municipality.province,
      municipality.provinceCode,
      municipality.code,
      municipality.cadastral,
      municipality.name,
      municipality.otherName,
      event.split,
      event.kind,
      event.day,
      other.code,
      other.cadastral,
      other.name,
      other.provinceCode,
      other.province,
      other.certainty,
    ],
    ...changes(ofKind('ES', 'AS')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'PRO_COM_T_REL'],
  },
};
