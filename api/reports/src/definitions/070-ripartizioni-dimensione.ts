import { OPEN_END } from '@territori/history/dates/day';
import { N_COM } from '../columns/size.ts';
import { field, type ReportDefinition } from '../definition.ts';
import { divisionKeyFields, divisionsInForce } from '../fields/regions.ts';
import { sizeFields, withMunicipalities, withSize } from '../fields/size.ts';
import { message } from '../message.ts';

export const ripartizioniDimensione: ReportDefinition = {
  id: 70,
  title: message('r070.title'),
  kind: 'DATA',
  scope: 1,
  unit: 4,
  from: '1948-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...divisionKeyFields, field(N_COM, 'n.comuni'), ...sizeFields],
    ...withMunicipalities(withSize(divisionsInForce, 'f'), 'f'),
    order: ['COD_RIP'],
    needs: 'sizes',
  },
};
