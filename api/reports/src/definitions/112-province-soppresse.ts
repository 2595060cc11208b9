import { changesOfKind, changesOfLevel, provinceOfChange } from '../fields/changes.ts';
import { report } from '../report.ts';

export const provinceSoppresse = report(112, {
  kind: 'PERIODO',
  unit: 2,
  from: '1861-03-17',
  query: {
    fields: () => provinceOfChange,
    ...changesOfLevel('uts', changesOfKind('ES', 'AS')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'COD_UTS', 'COD_UTS_REL'],
  },
});
