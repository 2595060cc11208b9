import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changesOfKind, eventOfChange, municipalChanges, municipalityOfChange, otherOfChange } from '../fields/changes.ts';
import { message } from '../message.ts';

export const comuniSoppressi: ReportDefinition = {
  id: 98,
  title: message('r098.title'),
  kind: 'PERIODO',
  scope: 1,
  unit: 1,
  from: '1861-03-17',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [
      eventOfChange.year,
      municipalityOfChange.province,
      municipalityOfChange.provinceCode,
      municipalityOfChange.code,
      municipalityOfChange.cadastral,
      municipalityOfChange.name,
      municipalityOfChange.otherName,
      eventOfChange.split,
      eventOfChange.kind,
      eventOfChange.day,
      otherOfChange.code,
      otherOfChange.cadastral,
      otherOfChange.name,
      otherOfChange.provinceCode,
      otherOfChange.province,
      otherOfChange.certainty,
    ],
    ...municipalChanges(changesOfKind('ES', 'AS')),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'PRO_COM_T_REL'],
  },
};
