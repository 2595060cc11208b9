import { field } from '../field.ts';
import { regionKeyFields, regionsInForce } from '../fields/regions.ts';
import { sizeFields, withMunicipalities, withSize } from '../fields/size.ts';
import { report } from '../report.ts';

export const regioniDimensione = report(66, {
  kind: 'DATA',
  unit: 3,
  from: '1948-01-01',
  query: {
    fields: () => [...regionKeyFields, field('N_COM', 'n.comuni'), ...sizeFields],
    ...withMunicipalities(withSize(regionsInForce, 'g'), 'g'),
    order: ['COD_REG'],
    needs: 'sizes',
  },
});
