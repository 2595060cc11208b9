import type { ReportDefinition } from '../definition.ts';
import { historicMunicipalityFields, municipalitiesInForce, municipalityOrder } from '../fields/municipalities.ts';
import { message } from '../message.ts';

export const elencoComuni1861: ReportDefinition = {
  id: 51,
  title: message('r051.title'),
  kind: 'DATA',
  scope: 1,
  unit: 1,
  from: '1861-03-17',
  to: '1927-01-11',
  showDate: true,
  query: {
    fields: () => historicMunicipalityFields,
    ...municipalitiesInForce,
    order: municipalityOrder,
  },
};
