import type { ReportDefinition } from '../definition.ts';
import { historicMunicipalityFields, municipalitiesInForce, municipalityOrder } from '../fields/municipalities.ts';

export const elencoComuni1861: ReportDefinition = {
  id: 51,
  title: { it: 'Elenco dei codici e delle denominazioni delle unità territoriali', en: 'List of codes and names of the territorial units' },
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
