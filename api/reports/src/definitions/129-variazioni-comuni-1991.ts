import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { eventOfChange, municipalChanges, municipalityOfChange, successorOfChange } from '../fields/changes.ts';
import { message } from '../message.ts';
import { daysOfWholeList } from '../overTime.ts';

export const variazioniComuni1991: ReportDefinition = {
  id: 129,
  title: message('r129.title'),
  kind: 'DATA',
  scope: 1,
  unit: 1,
  from: '1991-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [
      eventOfChange.year,
      eventOfChange.kindName,
      municipalityOfChange.plate,
      municipalityOfChange.provinceCode,
      municipalityOfChange.code,
      municipalityOfChange.name,
      successorOfChange.provinceCode,
      successorOfChange.plate,
      successorOfChange.code,
      successorOfChange.name,
      eventOfChange.act,
      eventOfChange.actContent,
      eventOfChange.day,
      municipalityOfChange.cadastral,
      successorOfChange.cadastral,
    ],
    ...municipalChanges("e.data >= date '1991-01-01'", [daysOfWholeList('1991-01-01', 'datemultirange(daterange(e.data, null))')]),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'DESC_COD_VARIAZIONE', 'PRO_COM_T_REL'],
  },
};
