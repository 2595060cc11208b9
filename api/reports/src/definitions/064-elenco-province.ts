import { provinceFields, provincesInForce } from '../fields/provinces.ts';
import { report } from '../report.ts';

export const elencoProvince = report(64, {
  kind: 'DATA',
  unit: 2,
  from: '1948-01-01',
  query: {
    fields: ({ from }) => provinceFields(from),
    ...provincesInForce,
    order: ['COD_PROV_STORICO'],
  },
});
