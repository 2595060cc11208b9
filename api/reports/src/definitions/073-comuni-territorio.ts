import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { municipalityKeyFields, municipalityOrder } from '../fields/municipalities.ts';
import { municipalitiesWithTerritory, territoryFields } from '../fields/territory.ts';
import { message } from '../message.ts';

export const comuniTerritorio: ReportDefinition = {
  id: 73,
  title: message('r073.title'),
  kind: 'DATA',
  scope: 1,
  unit: 1,
  from: '1948-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...municipalityKeyFields, ...territoryFields],
    ...municipalitiesWithTerritory,
    order: municipalityOrder,
    needs: 'territory',
  },
  lacks: message('r073.lacks'),
};
