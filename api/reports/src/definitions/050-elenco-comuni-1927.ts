import type { ReportDefinition } from '../definition.ts';
import { historicMunicipalityFields, municipalitiesInForce, municipalityOrder } from '../fields/municipalities.ts';
import { message } from '../message.ts';

export const elencoComuni1927: ReportDefinition = {
  id: 50,
  title: message('r050.title'),
  kind: 'DATA',
  scope: 1,
  unit: 1,
  from: '1927-01-12',
  to: '1947-12-31',
  showDate: true,
  query: {
    fields: () => historicMunicipalityFields,
    ...municipalitiesInForce,
    order: municipalityOrder,
  },
};
