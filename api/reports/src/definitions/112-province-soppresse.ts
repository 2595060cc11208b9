import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { province } from '../fields/changes.ts';

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
    from: `evento_esteso e where e.livello = 'uts' and e.tipo in ('ES', 'AS') and e.data between $1::date and $2::date`,
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'COD_UTS', 'COD_UTS_REL'],
  },
};
