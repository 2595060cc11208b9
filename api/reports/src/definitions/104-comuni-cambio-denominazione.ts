import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changesOfKind, eventOfChange, municipalChanges, municipalityAfterChange, municipalityOfChange } from '../fields/changes.ts';
import { message } from '../message.ts';

export const comuniCambioDenominazione: ReportDefinition = {
  id: 104,
  title: message('r104.title'),
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
      eventOfChange.day,
      municipalityAfterChange.code,
      municipalityAfterChange.name,
      municipalityAfterChange.province,
    ],
    ...municipalChanges(changesOfKind('CD')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T'],
    needs: 'renames',
  },
};
