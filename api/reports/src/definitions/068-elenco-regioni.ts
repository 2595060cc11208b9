import { regionFields, regionsInForce } from '../fields/regions.ts';
import { report } from '../report.ts';

export const elencoRegioni = report(68, {
  kind: 'DATA',
  unit: 3,
  from: '1948-01-01',
  query: {
    fields: ({ from }) => regionFields(from),
    ...regionsInForce,
    order: ['COD_REG'],
  },
});
