import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changes, event, municipality, ofKind, other } from '../fields/changes.ts';

export const comuniSoppressi: ReportDefinition = {
  id: 98,
  title: { it: 'Comuni soppressi o ceduti a stato estero', en: 'Municipalities abolished or ceded to a foreign state' },
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
