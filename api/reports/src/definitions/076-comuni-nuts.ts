import { field } from '../field.ts';
import { municipalitiesInForce, municipalityKeyFields, municipalityOrder, sinceNuts2024, withNuts2024 } from '../fields/municipalities.ts';
import { report } from '../report.ts';

export const comuniNuts = report(76, {
  kind: 'DATA',
  unit: 1,
  from: '2006-01-01',
  query: {
    fields: () => [
      ...municipalityKeyFields,
      field('COM_NUTS1_2024', sinceNuts2024('c.nuts1')),
      field('COM_NUTS2_2024', sinceNuts2024('c.nuts2')),
      field('COM_NUTS3_2024', sinceNuts2024('c.nuts3')),
    ],
    ...withNuts2024(municipalitiesInForce.from, municipalitiesInForce.during[0]),
    order: municipalityOrder,
    needs: 'nuts',
  },
});
