import { changesOfKind, eventOfChange, municipalChanges, municipalityOfChange, otherOfChange } from '../fields/changes.ts';
import { report } from '../report.ts';

export const modificaLimiti = report(307, {
  kind: 'ATTUALIZZAZIONE',
  unit: 1,
  from: '1991-01-01',
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
    ],
    ...municipalChanges(changesOfKind('AQ', 'CE', 'AQES', 'CECS')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'COD_VARIAZIONE', 'PRO_COM_T_REL'],
    needs: 'territorialChanges',
  },
});
