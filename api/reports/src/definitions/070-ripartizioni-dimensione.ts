import { field } from '../field.ts';
import { divisionKeyFields, divisionsInForce } from '../fields/regions.ts';
import { sizeFields, withMunicipalities, withSize } from '../fields/size.ts';
import { report } from '../report.ts';

export const ripartizioniDimensione = report(70, {
  kind: 'DATA',
  unit: 4,
  from: '1948-01-01',
  query: {
    fields: () => [...divisionKeyFields, field('N_COM', 'n.comuni'), ...sizeFields],
    ...withMunicipalities(withSize(divisionsInForce, 'f'), 'f'),
    order: ['COD_RIP'],
    needs: 'sizes',
  },
});
