import { municipalityKeyFields, municipalityOrder } from '../fields/municipalities.ts';
import { municipalitiesWithTerritory, territoryFields } from '../fields/territory.ts';
import { message } from '../message.ts';
import { report } from '../report.ts';

export const comuniTerritorio = report(73, {
  kind: 'DATA',
  unit: 1,
  from: '1948-01-01',
  query: {
    fields: () => [...municipalityKeyFields, ...territoryFields],
    ...municipalitiesWithTerritory,
    order: municipalityOrder,
    needs: 'territory',
  },
  lacks: message('r073.lacks'),
});
