import { field } from '../field.ts';
import { sinceNuts2024, withNuts2024 } from '../fields/municipalities.ts';
import { regionKeyFields, regionsInForce } from '../fields/regions.ts';
import { report } from '../report.ts';

export const regioniNuts = report(65, {
  kind: 'DATA',
  unit: 3,
  from: '2006-01-01',
  query: {
    fields: () => [
      ...regionKeyFields,
      field('COD_NUTS1_2024', sinceNuts2024('g.nuts1')),
      field('COD_NUTS2_2024', sinceNuts2024('g.nuts2')),
    ],
    ...withNuts2024(regionsInForce),
    order: ['COD_REG'],
    needs: 'nuts',
  },
});
