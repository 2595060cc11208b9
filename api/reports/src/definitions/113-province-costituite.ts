import { changesOfLevel, provinceOfChange } from '../fields/changes.ts';
import { report } from '../report.ts';

export const provinceCostituite = report(113, {
  kind: 'PERIODO',
  unit: 2,
  from: '1861-03-17',
  query: {
    fields: () => provinceOfChange,
    ...changesOfLevel('uts', "(e.tipo = 'CS' or (e.tipo = 'PV' and e.relativa = 'estero'))"),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'COD_UTS', 'COD_UTS_REL'],
  },
});
