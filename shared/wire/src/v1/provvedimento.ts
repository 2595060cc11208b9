import type { Wire } from '../wire/blocks.ts';
import { Day, OrNull, Shape, Text } from './blocks.ts';

/** The act that ordered a change. */
export const Provvedimento = Shape(
  'Provvedimento',
  {
    testo: Text('provvedimento.testo'),
    gazzetta: OrNull(Text('provvedimento.gazzetta')),
    data: OrNull(Day('provvedimento.data')),
    url: OrNull(Text('provvedimento.url')),
  },
  'provvedimento.description',
);
export type Provvedimento = Wire<typeof Provvedimento>;
