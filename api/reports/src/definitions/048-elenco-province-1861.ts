import { historicProvinceFields, provincesInForce } from '../fields/provinces.ts';
import { report } from '../report.ts';

export const elencoProvince1861 = report(48, {
  kind: 'DATA',
  unit: 7,
  from: '1861-03-17',
  to: '1927-01-11',
  showDate: true,
  query: {
    fields: () => historicProvinceFields,
    ...provincesInForce,
    order: ['COD_PROV_STORICO'],
  },
});
