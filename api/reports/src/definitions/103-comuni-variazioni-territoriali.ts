import { changesOfKind, eventOfChange, municipalChanges, municipalityOfChange } from '../fields/changes.ts';
import { message } from '../message.ts';
import { report } from '../report.ts';

export const comuniVariazioniTerritoriali = report(103, {
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
    ],
    ...municipalChanges(changesOfKind('AQ', 'CE', 'AQES', 'CECS')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'COD_VARIAZIONE'],
    needs: 'territorialChanges',
  },
  lacks: message('r103.lacks'),
});
