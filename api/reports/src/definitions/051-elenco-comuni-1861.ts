import { historicMunicipalityFields, municipalitiesInForce, municipalityOrder } from '../fields/municipalities.ts';
import { report } from '../report.ts';

export const elencoComuni1861 = report(51, {
  kind: 'DATA',
  unit: 1,
  from: '1861-03-17',
  to: '1927-01-11',
  showDate: true,
  query: {
    fields: () => historicMunicipalityFields,
    ...municipalitiesInForce,
    order: municipalityOrder,
  },
});
