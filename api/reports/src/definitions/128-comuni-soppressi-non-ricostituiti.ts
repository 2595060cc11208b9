import { FIRST_DAY, OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changesOfKind, eventOfChange, municipalChanges, municipalityOfChange, otherOfChange } from '../fields/changes.ts';
import { message } from '../message.ts';
import { daysOfWholeList } from '../overTime.ts';

export const comuniSoppressiNonRicostituiti: ReportDefinition = {
  id: 128,
  title: message('r128.title'),
  kind: 'DATA',
  scope: 1,
  unit: 1,
  from: FIRST_DAY,
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [
      eventOfChange.year,
      municipalityOfChange.province,
      municipalityOfChange.provinceCode,
      municipalityOfChange.code,
      municipalityOfChange.name,
      eventOfChange.split,
      eventOfChange.kind,
      eventOfChange.day,
      otherOfChange.code,
      otherOfChange.name,
      otherOfChange.provinceCode,
      otherOfChange.province,
      otherOfChange.certainty,
    ],
    // the last end of each municipality that is not in force at the date
    ...municipalChanges(changesOfKind('ES', 'AS'), [daysOfWholeList(FIRST_DAY, 'e.assenza')]),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'PRO_COM_T_REL'],
  },
};
