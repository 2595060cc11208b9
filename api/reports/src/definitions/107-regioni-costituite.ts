import { FIRST_DAY } from '@territori/history/dates/day';
import { changesOfLevel, foundedRegion, REGIONS_ALONE } from '../fields/changes.ts';
import { report } from '../report.ts';

export const regioniCostituite = report(107, {
  kind: 'PERIODO',
  unit: 6,
  from: FIRST_DAY,
  partial: {
    fields: () => foundedRegion,
    ...changesOfLevel('regione', "e.tipo = 'CS'"),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'COD_REG'],
  },
  lacks: REGIONS_ALONE,
});
