import { regionKeyFields, regionsInForce } from '../fields/regions.ts';
import { sizeOfUnits } from '../fields/size.ts';
import { report } from '../report.ts';

export const regioniDimensione = report(66, {
  kind: 'DATA',
  unit: 3,
  from: '1948-01-01',
  query: sizeOfUnits(regionsInForce, 'g', regionKeyFields, 'COD_REG'),
});
