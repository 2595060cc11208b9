import { eventOfChange, municipalChanges, municipalityOfChange, successorOfChange } from '../fields/changes.ts';
import { daysOfWholeList } from '../overTime.ts';
import { report } from '../report.ts';

export const variazioniComuni1991 = report(129, {
  kind: 'DATA',
  unit: 1,
  from: '1991-01-01',
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
});
