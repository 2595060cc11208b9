import { field } from '../field.ts';
import { NUTS_2024 } from '../fields/municipalities.ts';
import { sizesOf, sumFields } from '../fields/size.ts';
import { message } from '../message.ts';
import { report } from '../report.ts';

export const nuts3Dimensione = report(449, {
  kind: 'DATA',
  unit: 12,
  from: '2006-01-01',
  query: {
    fields: () => [
      field('COD_NUTS1_2024', 'n.nuts1'),
      field('COD_NUTS2_2024', 'n.nuts2'),
      field('COD_NUTS3_2024', 'n.nuts3'),
      ...sumFields,
    ],
    ...sizesOf('c.nuts1, c.nuts2, c.nuts3', ['nuts1', 'nuts2', 'nuts3'], {
      from: '(select * from comune_esteso where nuts3 is not null) c',
      during: [`(c.tratto * daterange('${NUTS_2024}', null))`],
    }),
    order: ['COD_NUTS3_2024'],
    needs: 'nuts',
  },
  lacks: message('r449.lacks'),
});
