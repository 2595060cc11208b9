import { historicMunicipalityFields, municipalitiesInForce, municipalityOrder } from '../fields/municipalities.ts';
import { report } from '../report.ts';

export const elencoComuni1927 = report(50, {
  kind: 'DATA',
  unit: 1,
  from: '1927-01-12',
  to: '1947-12-31',
  showDate: true,
  query: {
    fields: () => historicMunicipalityFields,
    ...municipalitiesInForce,
    order: municipalityOrder,
  },
});
