import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { changes, event, municipality, successor } from '../fields/changes.ts';
import { message } from '../message.ts';
import { ofWholeList } from '../overTime.ts';

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
      event.year,
      event.kindName,
      municipality.plate,
      municipality.provinceCode,
      municipality.code,
      municipality.name,
      successor.provinceCode,
      successor.plate,
      successor.code,
      successor.name,
      event.act,
      event.actContent,
      event.day,
      municipality.cadastral,
      successor.cadastral,
    ],
    ...changes("e.data >= date '1991-01-01'", [ofWholeList('1991-01-01', 'datemultirange(daterange(e.data, null))')]),
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'DESC_COD_VARIAZIONE', 'PRO_COM_T_REL'],
  },
};
