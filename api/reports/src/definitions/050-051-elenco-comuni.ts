import type { ReportQuery } from '../definition.ts';
import { historicMunicipalityFields, municipalitiesInForce, municipalityOrder } from '../fields/municipalities.ts';
import { report } from '../report.ts';

const query: ReportQuery = {
  fields: () => historicMunicipalityFields,
  ...municipalitiesInForce,
  order: municipalityOrder,
};

export const elencoComuni1927 = report(50, { kind: 'DATA', unit: 1, from: '1927-01-12', to: '1947-12-31', showDate: true, query });
export const elencoComuni1861 = report(51, { kind: 'DATA', unit: 1, from: '1861-03-17', to: '1927-01-11', showDate: true, query });
