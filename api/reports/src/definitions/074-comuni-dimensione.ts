import { municipalitiesInForce, municipalityKeyFields, municipalityOrder } from '../fields/municipalities.ts';
import { sizeFields, withSize } from '../fields/size.ts';
import { message } from '../message.ts';
import { report } from '../report.ts';

export const comuniDimensione = report(74, {
  kind: 'DATA',
  unit: 1,
  from: '1951-11-04',
  query: {
    fields: () => [...municipalityKeyFields, ...sizeFields],
    ...withSize(municipalitiesInForce, 'c'),
    order: municipalityOrder,
    needs: 'sizes',
  },
  lacks: message('r074.lacks'),
});
