import { changesOfKind, eventOfChange, municipalChanges, municipalityAfterChange, municipalityOfChange } from '../fields/changes.ts';
import { report } from '../report.ts';

export const comuniVariazioneCodice = report(105, {
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
      municipalityAfterChange.code,
      municipalityAfterChange.name,
      municipalityAfterChange.province,
    ],
    // a municipality that passed to another province is in the list also where it kept its code, as 19 did on 12/01/1927
    ...municipalChanges(changesOfKind('RN', 'AP')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'COD_VARIAZIONE'],
  },
});
