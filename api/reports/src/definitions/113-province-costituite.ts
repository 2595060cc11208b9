import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { events, province } from '../fields/changes.ts';

export const provinceCostituite: ReportDefinition = {
  id: 113,
  title: { it: 'Province-Uts costituite o annesse da Stato estero', en: 'Provinces/UTS established or annexed from a foreign state' },
  kind: 'PERIODO',
  scope: 1,
  unit: 2,
  from: '1861-03-17',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => province,
    ...events('uts', "(e.tipo = 'CS' or (e.tipo = 'PV' and e.relativa = 'estero'))"),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'COD_UTS', 'COD_UTS_REL'],
  },
};
