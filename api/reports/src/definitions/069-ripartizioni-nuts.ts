import { OPEN_END } from '@territori/history/dates/day';
import { COD_NUTS1_2024 } from '../columns/nuts.ts';
import { field, type ReportDefinition } from '../definition.ts';
import { sinceNuts2024, withNuts2024 } from '../fields/municipalities.ts';
import { divisionKeyFields, divisionsInForce } from '../fields/regions.ts';
import { message } from '../message.ts';

export const ripartizioniNuts: ReportDefinition = {
  id: 69,
  title: message('r069.title'),
  kind: 'DATA',
  scope: 1,
  unit: 4,
  from: '2006-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...divisionKeyFields, field(COD_NUTS1_2024, sinceNuts2024('f.nuts1'))],
    ...withNuts2024(divisionsInForce.from, divisionsInForce.during[0]),
    order: ['COD_RIP'],
    needs: 'nuts',
  },
};
