import { changesOfKind, eventOfChange, municipalChanges, municipalityOfChange, otherOfChange } from '../fields/changes.ts';
import { report } from '../report.ts';

export const comuniCostituiti = report(100, {
  kind: 'PERIODO',
  unit: 1,
  from: '1861-03-17',
  query: {
    fields: () => [
      municipalityOfChange.province,
      municipalityOfChange.code,
      municipalityOfChange.name,
      eventOfChange.kind,
      eventOfChange.day,
      otherOfChange.code,
      otherOfChange.name,
      otherOfChange.province,
      otherOfChange.certainty,
    ],
    ...municipalChanges(changesOfKind('CS', 'PV')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'PRO_COM_T_REL'],
  },
});
