import { municipalityKeyFields, municipalityOrder, nutsFieldsSince2024, withNuts2024 } from '../fields/municipalities.ts';
import { municipalitiesWithTerritory, territoryFields } from '../fields/territory.ts';
import { message } from '../message.ts';
import { report } from '../report.ts';

export const nutsComposizione = report(448, {
  kind: 'DATA',
  unit: 12,
  from: '2006-01-01',
  partial: {
    fields: () => [...nutsFieldsSince2024, ...municipalityKeyFields, ...territoryFields],
    ...withNuts2024(municipalitiesWithTerritory),
    order: municipalityOrder,
    needs: 'nuts',
  },
  lacks: message('r448.lacks'),
});
