import { OPEN_END } from '@territori/history/dates/day';
import { COD_NUTS1_2024, COD_NUTS2_2024, COD_NUTS3_2024 } from '../columns/nuts.ts';
import { field, type ReportDefinition } from '../definition.ts';
import { sinceNuts2024, withNuts2024 } from '../fields/municipalities.ts';
import { provinceKeyFields, provincesInForce } from '../fields/provinces.ts';
import { message } from '../message.ts';

export const provinceNuts: ReportDefinition = {
  id: 102,
  title: message('r102.title'),
  kind: 'DATA',
  scope: 1,
  unit: 2,
  from: '2006-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [
      ...provinceKeyFields,
      // a code begins with that of the level above: the region of Bolzano and Trento is two units of the second level
      field(COD_NUTS1_2024, sinceNuts2024('left(u.nuts3, 3)')),
      field(COD_NUTS2_2024, sinceNuts2024('left(u.nuts3, 4)')),
      field(COD_NUTS3_2024, sinceNuts2024('u.nuts3')),
    ],
    ...withNuts2024(provincesInForce.from, provincesInForce.during[0]),
    order: ['COD_PROV_STORICO'],
    needs: 'nuts',
  },
};
