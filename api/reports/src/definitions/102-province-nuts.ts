import { field } from '../field.ts';
import { sinceNuts2024, withNuts2024 } from '../fields/municipalities.ts';
import { provinceKeyFields, provincesInForce } from '../fields/provinces.ts';
import { report } from '../report.ts';

export const provinceNuts = report(102, {
  kind: 'DATA',
  unit: 2,
  from: '2006-01-01',
  query: {
    fields: () => [
      ...provinceKeyFields,
      // a code begins with that of the level above: the region of Bolzano and Trento is two units of the second level
      field('COD_NUTS1_2024', sinceNuts2024('left(u.nuts3, 3)')),
      field('COD_NUTS2_2024', sinceNuts2024('left(u.nuts3, 4)')),
      field('COD_NUTS3_2024', sinceNuts2024('u.nuts3')),
    ],
    ...withNuts2024(provincesInForce),
    order: ['COD_PROV_STORICO'],
    needs: 'nuts',
  },
});
