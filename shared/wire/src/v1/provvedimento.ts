import type { Wire } from '../wire/blocks.ts';
import { Day, OrNull, Shape, Text } from './blocks.ts';

/** The act that ordered a change. */
export const Provvedimento = Shape(
  'Provvedimento',
  {
    testo: Text('The act, as published'),
    gazzetta: OrNull(Text('The official journal that published it, null where the source names none')),
    data: OrNull(Day('Date of the act, null where its text gives none or several')),
    url: OrNull(Text('Address of its document, null where none is known')),
  },
  'The act that ordered the change, null where no loaded source has it',
);
export type Provvedimento = Wire<typeof Provvedimento>;
