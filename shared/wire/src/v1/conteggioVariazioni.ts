import type { Wire } from '../wire/blocks.ts';
import { Shape, Text, Whole } from './blocks.ts';

/** How many changes of a kind there are. */
export const ConteggioVariazioni = Shape('ConteggioVariazioni', {
  tipo: Text('conteggioVariazioni.tipo'),
  variazioni: Whole('conteggioVariazioni.variazioni'),
  righe: Whole('conteggioVariazioni.righe'),
});
export type ConteggioVariazioni = Wire<typeof ConteggioVariazioni>;
