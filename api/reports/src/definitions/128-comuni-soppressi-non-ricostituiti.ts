import { FIRST_DAY } from '@territori/history/dates/day';
import { changesOfKind, eventOfChange, municipalChanges, municipalityOfChange, otherOfChange } from '../fields/changes.ts';
import { daysOfWholeList } from '../overTime.ts';
import { report } from '../report.ts';

export const comuniSoppressiNonRicostituiti = report(128, {
  kind: 'DATA',
  unit: 1,
  from: FIRST_DAY,
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
});
