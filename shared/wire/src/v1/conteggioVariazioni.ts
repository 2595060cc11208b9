import type { Wire } from '../wire/blocks.ts';
import { Shape, Text, Whole } from './blocks.ts';

/** How many changes of a kind there are. */
export const ConteggioVariazioni = Shape('ConteggioVariazioni', {
  tipo: Text('Kind of change, as the parameter `tipo` takes it'),
  variazioni: Whole('Number of changes: one with several other units counts once'),
  righe: Whole('Number of rows in the list of changes: one for each other unit'),
});
export type ConteggioVariazioni = Wire<typeof ConteggioVariazioni>;
