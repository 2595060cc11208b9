import { changesOfKind, eventOfChange, municipalChanges, municipalityAfterChange, municipalityOfChange } from '../fields/changes.ts';
import { report } from '../report.ts';

export const comuniCambioDenominazione = report(104, {
  kind: 'PERIODO',
  unit: 1,
  from: '1861-03-17',
  query: {
    fields: () => [
      municipalityOfChange.province,
      municipalityOfChange.code,
      municipalityOfChange.name,
      eventOfChange.day,
      municipalityAfterChange.code,
      municipalityAfterChange.name,
      municipalityAfterChange.province,
    ],
    ...municipalChanges(changesOfKind('CD')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T'],
    needs: 'renames',
  },
});
