import { field } from '../field.ts';
import { sinceNuts2024, withNuts2024 } from '../fields/municipalities.ts';
import { divisionKeyFields, divisionsInForce } from '../fields/regions.ts';
import { report } from '../report.ts';

export const ripartizioniNuts = report(69, {
  kind: 'DATA',
  unit: 4,
  from: '2006-01-01',
  query: {
    fields: () => [...divisionKeyFields, field('COD_NUTS1_2024', sinceNuts2024('f.nuts1'))],
    ...withNuts2024(divisionsInForce),
    order: ['COD_RIP'],
    needs: 'nuts',
  },
});
