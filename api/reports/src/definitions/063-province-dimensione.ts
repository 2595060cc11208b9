import { OPEN_END } from '@territori/history/dates/day';
import { N_COM } from '../columns/size.ts';
import { field, type ReportDefinition } from '../definition.ts';
import { provinceKeyFields, provincesInForce } from '../fields/provinces.ts';
import { sizeFields, withMunicipalities, withSize } from '../fields/size.ts';
import { message } from '../message.ts';

export const provinceDimensione: ReportDefinition = {
  id: 63,
  title: message('r063.title'),
  kind: 'DATA',
  scope: 1,
  unit: 2,
  from: '1948-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...provinceKeyFields, field(N_COM, 'n.comuni'), ...sizeFields],
    ...withMunicipalities(withSize(provincesInForce, 'u'), 'u'),
    order: ['COD_PROV_STORICO'],
    needs: 'sizes',
  },
};
