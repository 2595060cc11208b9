import { Type } from 'typebox';
import type { Wire } from '../../schemas/wire/blocks.ts';
import { Day, OrNull, Shape, Text, Whole } from './blocks.ts';
import { Livello } from './values.ts';

/** How the number of units of a level got from one day to another. */
export const Confronto = Shape({
  livello: Livello,
  inizio: Whole('Number of units on the day `da`'),
  fine: Whole('Number of units on the day `a`: `inizio` and the sum of `effetto` times `numero`'),
  saldo: Whole('`fine` less `inizio`'),
  variazioni: Type.Array(
    Shape({
      tipo: OrNull(Text('Kind of change; null where the sources do not say what happened')),
      descrizione: Text('Name of the kind in the language of the call'),
      effetto: Whole('What one such change does to the number: 1, -1 or 0. When `da` is after `a`, a beginning takes away and an end adds'),
      numero: Whole('Number of such changes: units and days'),
      unita: Type.Array(
        Shape({
          id: Whole('Id of the unit'),
          codice: OrNull(Text('Code of the unit after the change, for an end its last one')),
          denominazione: Text('Name of the unit after the change, for an end its last one'),
          data: Day('Day of the change'),
        }),
      ),
    }),
  ),
});
export type Confronto = Wire<typeof Confronto>;
