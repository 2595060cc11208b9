import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changesOfKind, eventOfChange, municipalChanges, municipalityOfChange } from '../fields/changes.ts';
import { message } from '../message.ts';

export const comuniVariazioniTerritoriali: ReportDefinition = {
  id: 103,
  title: message('r103.title'),
  kind: 'PERIODO',
  scope: 1,
  unit: 1,
  from: '1861-03-17',
  to: OPEN_END,
  showDate: false,
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
};
