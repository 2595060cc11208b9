import { OPEN_END } from '../../dates/day.ts';
import { SIZE } from '../columns/size.ts';
import type { ReportDefinition } from '../definition.ts';
import { countedMunicipalities, municipalityKeyFields } from '../fields/municipalities.ts';
import { sizeFields, withSize } from '../fields/size.ts';

export const comuniDimensione: ReportDefinition = {
  id: 74,
  title: { it: 'Comuni - Dimensione', en: 'Municipalities - Size' },
  kind: 'DATA',
  scope: 1,
  unit: 1,
  from: '1951-11-04',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [...municipalityKeyFields, ...sizeFields],
    from: ({ from }, { dimensionsSince }) =>
      dimensionsSince !== null && from >= dimensionsSince
        ? 'comune_misurato c cross join lateral (select c.*) d where c.tratto @> $1::date'
        : `comuni_al($1::date) c ${withSize('c')}`,
    counted: countedMunicipalities,
    order: ['PRO_COM_T'],
    empty: ({ from }, { dimensionsSince }) => (dimensionsSince !== null && from >= dimensionsSince ? [] : SIZE.map(({ name }) => name)),
    needs: 'dimensionsSince',
  },
};
