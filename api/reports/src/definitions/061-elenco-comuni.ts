import { municipalitiesInForce, municipalityFields, municipalityOrder, nutsFields } from '../fields/municipalities.ts';
import { report } from '../report.ts';

export const elencoComuni = report(61, {
  kind: 'DATA',
  unit: 1,
  from: '1948-01-01',
  showDate: true,
  query: {
    fields: ({ from }) => [...municipalityFields, ...nutsFields(from)],
    ...municipalitiesInForce,
    order: municipalityOrder,
  },
});
