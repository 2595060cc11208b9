import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, Flag, OrNull, Shape, Text, Whole } from './blocks.ts';
import { LivelloMappa } from './confini.ts';

/** How the units of a point are known. */
export const Punto = Shape(
  'Punto',
  {
    longitudine: Type.Number({ description: 'punto.longitudine' }),
    latitudine: Type.Number({ description: 'punto.latitudine' }),
    data: Day('punto.data'),
    confini: Type.Array(
      Shape('ConfinePunto', {
        livello: LivelloMappa,
        unita: Type.Array(Whole('confini.NonDisegnata.id'), {
          description: 'punto.confini.unita',
        }),
        insieme: OrNull(Text('punto.confini.insieme', 'comune-2010')),
        data_confini: OrNull(Day('confini.Insieme.data')),
        ricostruito: OrNull(Flag('confini.Insieme.ricostruito')),
        certezza: OrNull(
          Type.Enum(['dichiarato', 'dedotto', 'ipotizzato'], {
            description: 'punto.confini.certezza',
          }),
        ),
        disegnate_insieme: Flag('punto.confini.disegnate_insieme'),
        frase: Text('punto.confini.frase'),
      }),
      { description: 'punto.confini' },
    ),
  },
  'punto.description',
);
export type Punto = Wire<typeof Punto>;
