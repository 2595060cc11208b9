import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { events, ofKind, province } from '../fields/changes.ts';

export const provinceSoppresse: ReportDefinition = {
  id: 112,
  title: { it: 'Province-Uts soppresse o cedute a stato estero', en: 'Provinces/UTS abolished or ceded to a foreign state' },
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
