import { FIRST_DAY } from '@territori/history/dates/day';
import { changesOfLevel, REGIONS_ALONE, renamedRegion } from '../fields/changes.ts';
import { report } from '../report.ts';

export const regioniCambioDenominazione = report(108, {
  kind: 'PERIODO',
  unit: 6,
  from: FIRST_DAY,
  partial: {
    fields: () => renamedRegion,
    ...changesOfLevel('regione', "e.tipo = 'CD'"),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'COD_REG'],
  },
  lacks: REGIONS_ALONE,
});
