import { divisionFields, divisionsInForce } from '../fields/regions.ts';
import { report } from '../report.ts';

export const elencoRipartizioni = report(71, {
  kind: 'DATA',
  unit: 4,
  from: '1948-01-01',
  showDate: true,
  query: {
    fields: ({ from }) => divisionFields(from),
    ...divisionsInForce,
    order: ['COD_RIP'],
  },
});
