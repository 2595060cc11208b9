import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, Flag, OrNull, Shape, Text, Whole } from './blocks.ts';
import { LivelloMappa } from './confini.ts';

/** How the units of a point are known. */
export const Punto = Shape(
  'Punto',
  {
    longitudine: Type.Number({ description: 'Longitude in degrees, WGS84' }),
    latitudine: Type.Number({ description: 'Latitude in degrees, WGS84' }),
    data: Day('The day asked for'),
    confini: Type.Array(
      Shape('ConfinePunto', {
        livello: LivelloMappa,
        unita: Type.Array(Whole('Permanent number of the unit'), {
          description: 'The units that contain the point; the list is empty outside Italy and in the sea',
        }),
        insieme: OrNull(Text('The boundary set that shows it, from `GET /api/v1/confini`; null where no set fits the day', 'comune-2010')),
        data_confini: OrNull(Day('Day of the boundaries')),
        ricostruito: OrNull(Flag('True when the set was put together from smaller units')),
        certezza: OrNull(
          Type.Enum(['dichiarato', 'dedotto', 'ipotizzato'], {
            description:
              'How it is known that these units held the area on the day: stated, inferred, or assumed; null where the area has the code of its unit, or where no area has the point',
          }),
        ),
        disegnate_insieme: Flag('True when the border between several units is not in the data: the point is in one of them'),
        frase: Text('How good the boundary is, for a reader'),
      }),
      { description: 'Municipality, province and region, each with the quality of its boundary' },
    ),
  },
  'Present with `punto`: how the units are known',
);
export type Punto = Wire<typeof Punto>;
