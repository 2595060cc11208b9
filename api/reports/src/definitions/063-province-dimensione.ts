import { field } from '../field.ts';
import { provinceKeyFields, provincesInForce } from '../fields/provinces.ts';
import { sizeFields, withMunicipalities, withSize } from '../fields/size.ts';
import { report } from '../report.ts';

export const provinceDimensione = report(63, {
  kind: 'DATA',
  unit: 2,
  from: '1948-01-01',
  query: {
    fields: () => [...provinceKeyFields, field('N_COM', 'n.comuni'), ...sizeFields],
    ...withMunicipalities(withSize(provincesInForce, 'u'), 'u'),
    order: ['COD_PROV_STORICO'],
    needs: 'sizes',
  },
});
