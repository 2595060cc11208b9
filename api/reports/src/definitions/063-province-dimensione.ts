import { provinceKeyFields, provincesInForce } from '../fields/provinces.ts';
import { sizeOfUnits } from '../fields/size.ts';
import { report } from '../report.ts';

export const provinceDimensione = report(63, {
  kind: 'DATA',
  unit: 2,
  from: '1948-01-01',
  query: sizeOfUnits(provincesInForce, 'u', provinceKeyFields, 'COD_PROV_STORICO'),
});
