import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { municipalityKeyFields, municipalityOrder } from '../fields/municipalities.ts';
import { municipalitiesWithTerritory, territoryFields } from '../fields/territory.ts';

export const comuniTerritorio: ReportDefinition = {
  id: 73,
  title: { it: 'Comuni - Caratteristiche del territorio', en: 'Municipalities - Features of the territory' },
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
  lacks: {
    it: 'Manca la colonna DEN_ECO_SSEZ_2018 del servizio dell’Istituto.',
    en: 'The column DEN_ECO_SSEZ_2018 of the service of the institute is missing.',
  },
};
