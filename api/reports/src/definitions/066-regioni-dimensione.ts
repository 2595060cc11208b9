import { OPEN_END } from '@territori/history/dates/day';
import { N_COM } from '../columns/size.ts';
import { field, type ReportDefinition } from '../definition.ts';
import { regionKeyFields, regionsInForce } from '../fields/regions.ts';
import { sizeFields, withMunicipalities, withSize } from '../fields/size.ts';
import { message } from '../message.ts';

export const regioniDimensione: ReportDefinition = {
  id: 66,
  title: message('r066.title'),
  kind: 'DATA',
  scope: 1,
  unit: 3,
  from: '1948-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...regionKeyFields, field(N_COM, 'n.comuni'), ...sizeFields],
    ...withMunicipalities(withSize(regionsInForce, 'g'), 'g'),
    order: ['COD_REG'],
    needs: 'sizes',
  },
};
