import { Type } from 'typebox';
import type { Wire } from '../../schemas/wire/blocks.ts';
import { Day, Flag, OrNull, Shape, Text, Whole } from './blocks.ts';

export const LivelloMappa = Type.Union([Type.Literal('comune'), Type.Literal('uts'), Type.Literal('regione')], {
  description: 'Level of the units: before 1948, for `regione`, the compartments stand in their place',
  examples: ['uts'],
});

export const StatoConfini = Type.Union([Type.Literal('pronti'), Type.Literal('in_preparazione'), Type.Literal('non_caricati')], {
  description: 'Whether the edition has boundaries: `in_preparazione` in the first minutes after a load',
});

const Insieme = Shape(
  {
    id: Text('Name of the set within the edition', 'uts-1921'),
    livello: Text('Level of its areas: comune, uts, regione, compartimento', 'uts'),
    data: Day('Day of the boundaries'),
    ricostruito: Flag('True when the set was put together from smaller units'),
    aree: Whole('How many areas it has'),
    fonte: Text('File from which it was read or put together', 'province_1921.topo.json'),
    url: Text('Address of the TopoJSON, for the whole country; it never changes'),
    dettagli: Type.Record(Type.String(), Type.String(), {
      description: 'Addresses of the detailed TopoJSON, by code of region for municipalities, `intero` for other levels',
    }),
    detentori: OrNull(
      Text('Address of the file that says which units held each area over time; null where the areas have the codes of the units'),
    ),
  },
  'The set that fits best',
);

const NonDisegnata = Shape({
  id: Whole('Permanent number of the unit'),
  codice: Text('Code on the day'),
  denominazione: Text('Name on the day'),
  motivo: Type.Union([Type.Literal('ceduta'), Type.Literal('senza_poligono')], {
    description: '`ceduta`: the territory is outside Italy today; `senza_poligono`: no loaded set shows the unit',
  }),
});

export const Confini = Shape({
  livello: LivelloMappa,
  data: Day('Day for which the boundaries were chosen'),
  stato: StatoConfini,
  insieme: OrNull(Insieme),
  unita: Whole('Units in force on the day; compartments are not counted'),
  condivise: Whole('Units that share all their areas with others, because the border between them is not in the data'),
  non_disegnate: Type.Array(NonDisegnata, { description: 'Units in force that no area shows' }),
  frase: Text('Which boundaries these are and how well they fit, for a reader'),
  calendario: Type.Array(Shape({ dal: Day('First day'), insieme: OrNull(Text('The set that fits best from that day on')) }), {
    description: 'Which set fits best from which day on',
  }),
  insiemi: Type.Array(Insieme, { description: 'The sets of the calendar' }),
  giorni: OrNull(Text('Address of the units of the level with their versions, and of the days on which they changed')),
  edizione: Text('The edition'),
});
export type Confini = Wire<typeof Confini>;
