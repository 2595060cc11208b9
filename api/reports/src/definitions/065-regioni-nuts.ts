import { OPEN_END } from '@territori/history/dates/day';
import { COD_NUTS1_2024, COD_NUTS2_2024 } from '../columns/nuts.ts';
import { field, type ReportDefinition } from '../definition.ts';
import { sinceNuts2024, withNuts2024 } from '../fields/municipalities.ts';
import { regionKeyFields, regionsInForce } from '../fields/regions.ts';
import { message } from '../message.ts';

export const regioniNuts: ReportDefinition = {
  id: 65,
  title: message('r065.title'),
  kind: 'DATA',
  scope: 1,
  unit: 3,
  from: '2006-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...regionKeyFields, field(COD_NUTS1_2024, sinceNuts2024('g.nuts1')), field(COD_NUTS2_2024, sinceNuts2024('g.nuts2'))],
    ...withNuts2024(regionsInForce.from, regionsInForce.during[0]),
    order: ['COD_REG'],
    needs: 'nuts',
  },
};
