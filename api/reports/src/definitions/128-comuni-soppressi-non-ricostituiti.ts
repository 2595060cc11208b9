import { FIRST_DAY, OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changes, event, municipality, ofKind, other } from '../fields/changes.ts';
import { message } from '../message.ts';
import { ofWholeList } from '../overTime.ts';

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
      event.year,
      municipality.province,
      municipality.provinceCode,
      municipality.code,
      municipality.name,
      event.split,
      event.kind,
      event.day,
      other.code,
      other.name,
      other.provinceCode,
      other.province,
      other.certainty,
    ],
    // the last end of each municipality that is not in force at the date
    ...changes(ofKind('ES', 'AS'), [ofWholeList(FIRST_DAY, 'e.assenza')]),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'PRO_COM_T_REL'],
  },
};
