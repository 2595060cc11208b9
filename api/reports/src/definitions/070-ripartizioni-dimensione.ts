import { divisionKeyFields, divisionsInForce } from '../fields/regions.ts';
import { sizeOfUnits } from '../fields/size.ts';
import { report } from '../report.ts';

export const ripartizioniDimensione = report(70, {
  kind: 'DATA',
  unit: 4,
  from: '1948-01-01',
  query: sizeOfUnits(divisionsInForce, 'f', divisionKeyFields, 'COD_RIP'),
});
