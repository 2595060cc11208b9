import { OPEN_END } from '../../dates/day.ts';
import { COD_NUTS1_2024, COD_NUTS2_2024, COD_NUTS3_2024 } from '../columns/divisions.ts';
import { AREA_KMQ, N_COM, POP_LEG, POP_RES } from '../columns/size.ts';
import { field, type ReportDefinition } from '../definition.ts';
import { NUTS_2024 } from '../fields/municipalities.ts';

export const nuts3Dimensione: ReportDefinition = {
  id: 449,
  title: { it: 'Nuts 3. Dimensione e classificazioni', en: 'NUTS 3. Size and classifications' },
  kind: 'DATA',
  scope: 2,
  unit: 12,
  from: '2006-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [
      field(COD_NUTS1_2024, 'n.nuts1'),
      field(COD_NUTS2_2024, 'n.nuts2'),
      field(COD_NUTS3_2024, 'n.nuts3'),
      field(N_COM, 'n.comuni'),
      field(POP_LEG, 'n.popolazione_legale'),
      field(AREA_KMQ, 'n.area'),
      field(POP_RES, 'n.popolazione_residente'),
    ],
    // a sum is shown only when it is known for every municipality of the unit
    from: `nuts3_misurato n where n.tratto @> $1::date and $1::date >= date '${NUTS_2024}'`,
    order: ['COD_NUTS3_2024'],
    needs: 'nuts',
  },
};
