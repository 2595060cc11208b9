import { FIRST_DAY, OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { events, foundedRegion, REGIONS_ALONE } from '../fields/changes.ts';

export const regioniCostituite: ReportDefinition = {
  id: 107,
  title: {
    it: 'Compartimenti/Regioni costituite o annesse da stato estero',
    en: 'Compartments/regions established or annexed from a foreign state',
  },
  kind: 'PERIODO',
  scope: 1,
  unit: 6,
  from: FIRST_DAY,
  to: OPEN_END,
  showDate: false,
  partial: {
    fields: () => foundedRegion,
    ...events('regione', "e.tipo = 'CS'"),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'COD_REG'],
  },
  lacks: REGIONS_ALONE,
};
