import { historicProvinceFields, provincesInForce } from '../fields/provinces.ts';
import { report } from '../report.ts';

export const elencoProvince1927 = report(49, {
  kind: 'DATA',
  unit: 7,
  from: '1927-01-12',
  to: '1947-12-31',
  showDate: true,
  query: {
    fields: () => historicProvinceFields,
    ...provincesInForce,
    order: ['COD_PROV_STORICO'],
  },
});
