import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '../definition.ts';
import { municipalitiesInForce, municipalityKeyFields, municipalityOrder } from '../fields/municipalities.ts';
import { sizeFields, withSize } from '../fields/size.ts';
import { message } from '../message.ts';

export const comuniDimensione: ReportDefinition = {
  id: 74,
  title: message('r074.title'),
  kind: 'DATA',
  scope: 1,
  unit: 1,
  from: '1951-11-04',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...municipalityKeyFields, ...sizeFields],
    ...withSize(municipalitiesInForce, 'c'),
    order: municipalityOrder,
    needs: 'sizes',
  },
  lacks: message('r074.lacks'),
};
