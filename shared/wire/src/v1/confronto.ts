import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, OrNull, Shape, Text, Whole } from './blocks.ts';
import { Livello } from './values.ts';

/** How the number of units of a level got from one day to another. */
export const Confronto = Shape('Confronto', {
  livello: Livello,
  inizio: Whole('Number of units on the day `da`'),
  fine: Whole('Number of units on the day `a`: `inizio` and the sum of `effetto` times `numero`'),
  saldo: Whole('`fine` less `inizio`'),
  variazioni: Type.Array(
    Shape('VariazioneContata', {
      tipo: OrNull(Text('Kind of change; null where the sources do not say what happened')),
      descrizione: Text('Name of the kind in the language of the call'),
      effetto: Whole('What one such change does to the number: 1, -1 or 0. When `da` is after `a`, a beginning takes away and an end adds'),
      numero: Whole('Number of such changes: units and days'),
      unita: Type.Array(
        Shape('UnitaVariata', {
          id: Whole('Id of the unit'),
          codice: OrNull(Text('Code of the unit after the change, for an end its last one')),
          denominazione: Text('Name of the unit after the change, for an end its last one'),
          data: Day('Day of the change'),
          regioni: Type.Array(Text('Code of a region'), {
            description:
              'The regions in which the unit, or the units that it became, lie on the last day of the edition; none where it is not in Italy any more, where the sources do not say what became of it, and for a ripartizione',
          }),
        }),
      ),
    }),
  ),
});
export type Confronto = Wire<typeof Confronto>;

/** The answer of `GET /api/v1/confronto`: how the number of units of each level got from one day to another. */
export const RispostaConfronto = Shape('RispostaConfronto', {
  da: Day('The day from which the units are compared'),
  a: Day('The day to which they are compared'),
  edizione: Text('Name of the edition of the data'),
  livelli: Type.Array(Confronto),
  avviso: Type.Optional(Text('Present when a day is after the last one of the edition: the last known state is counted')),
});
export type RispostaConfronto = Wire<typeof RispostaConfronto>;
