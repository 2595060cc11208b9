import { field } from '../field.ts';
import { municipalityKeyFields, municipalityOrder, sinceNuts2024, withNuts2024 } from '../fields/municipalities.ts';
import { municipalitiesWithTerritory, territoryFields } from '../fields/territory.ts';
import { message } from '../message.ts';
import { report } from '../report.ts';

export const nutsComposizione = report(448, {
  kind: 'DATA',
  unit: 12,
  from: '2006-01-01',
  partial: {
    fields: () => [
      field('COM_NUTS1_2024', sinceNuts2024('c.nuts1')),
      field('COM_NUTS2_2024', sinceNuts2024('c.nuts2')),
      field('COM_NUTS3_2024', sinceNuts2024('c.nuts3')),
      ...municipalityKeyFields,
      ...territoryFields,
    ],
    ...withNuts2024(municipalitiesWithTerritory.from, municipalitiesWithTerritory.during[0]),
    order: municipalityOrder,
    needs: 'nuts',
  },
  lacks: message('r448.lacks'),
});
