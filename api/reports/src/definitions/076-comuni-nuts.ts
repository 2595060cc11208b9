import {
  municipalitiesInForce,
  municipalityKeyFields,
  municipalityOrder,
  nutsFieldsSince2024,
  withNuts2024,
} from '../fields/municipalities.ts';
import { report } from '../report.ts';

export const comuniNuts = report(76, {
  kind: 'DATA',
  unit: 1,
  from: '2006-01-01',
  query: {
    fields: () => [...municipalityKeyFields, ...nutsFieldsSince2024],
    ...withNuts2024(municipalitiesInForce),
    order: municipalityOrder,
    needs: 'nuts',
  },
});
