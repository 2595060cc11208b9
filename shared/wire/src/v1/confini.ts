import { type Static, Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, Flag, OrNull, Shape, Text, Whole } from './blocks.ts';
import { Feature } from './ogc.ts';
import { WORD_FOR_UTS } from './values.ts';

export const LivelloMappa = Type.Union([Type.Literal('comune'), Type.Literal('uts'), Type.Literal('regione')], {
  title: 'LivelloMappa',
  description: 'Level of the units: before 1948, for `regione`, the compartments stand in their place',
  examples: ['uts'],
});

/** The level in a call: `provincia` is read as `uts`. */
export const MapLevelAsked = Type.Unsafe<Static<typeof LivelloMappa>>(
  Type.Union([...LivelloMappa.anyOf, Type.Literal(WORD_FOR_UTS)], {
    title: 'LivelloMappaChiesto',
    description: 'Level of the units; `provincia` is read as `uts`. Before 1948, for `regione`, the compartments stand in their place',
    examples: ['uts'],
  }),
);

export const StatoConfini = Type.Union([Type.Literal('pronti'), Type.Literal('in_preparazione'), Type.Literal('non_caricati')], {
  title: 'StatoConfini',
  description: 'Whether the edition has boundaries: `in_preparazione` in the first minutes after a load',
});

const Insieme = Shape(
  'Insieme',
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

const NonDisegnata = Shape('NonDisegnata', {
  id: Whole('Permanent number of the unit'),
  codice: Text('Code on the day'),
  denominazione: Text('Name on the day'),
  motivo: Type.Union([Type.Literal('ceduta'), Type.Literal('senza_poligono')], {
    description: '`ceduta`: the territory is outside Italy today; `senza_poligono`: no loaded set shows the unit',
  }),
});

export const Confini = Shape('Confini', {
  livello: LivelloMappa,
  data: Day('Day for which the boundaries were chosen'),
  stato: StatoConfini,
  insieme: OrNull(Insieme),
  unita: Whole('Units in force on the day; compartments are not counted'),
  condivise: Whole('Units that share all their areas with others, because the border between them is not in the data'),
  non_disegnate: Type.Array(NonDisegnata, { description: 'Units in force that no area shows' }),
  frase: Text('Which boundaries these are and how well they fit, for a reader'),
  calendario: Type.Array(
    Shape('InizioInsieme', { dal: Day('First day'), insieme: OrNull(Text('The set that fits best from that day on')) }),
    {
      description: 'Which set fits best from which day on',
    },
  ),
  insiemi: Type.Array(Insieme, { description: 'The sets of the calendar' }),
  giorni: OrNull(Text('Address of the units of the level with their versions, and of the days on which they changed')),
  edizione: Text('The edition'),
});
export type Confini = Wire<typeof Confini>;

const UnitaSenzaConfine = Shape('UnitaSenzaConfine', {
  codice: OrNull(Text('Code on the day')),
  denominazione: Text('Name on the day'),
});

const TopoJsonGeometry = Type.Object(
  {
    type: Type.Literal('MultiPolygon'),
    id: Feature.properties.id,
    properties: Feature.properties.properties,
    arcs: Type.Array(Type.Array(Type.Array(Type.Integer())), { description: 'Polygons, rings, places in `arcs`; below zero, backwards' }),
  },
  { title: 'GeometriaTopoJson' },
);

const about = {
  livello: LivelloMappa,
  data: Day('Day of the boundaries'),
  unita: Whole('Number of features'),
  non_disegnate: Type.Array(UnitaSenzaConfine, { description: 'Units in force that no boundary shows; empty with `bbox`' }),
  confini: Text('Which boundaries these are and how well they fit, for a reader; where units were chosen, it counts these alone'),
  attributi: Type.Optional(Text('Before 1948: which attributes are empty, and why')),
  fonte: Text('Source of the boundaries'),
  licenza: Text('Licence of the boundaries'),
  edizione: Text('The edition'),
  avviso: Type.Optional(
    Text(
      'Present when the day is after the last one of the edition, so that the last known state is shown, or when a province or region that was chosen was not in force on it',
    ),
  ),
};

/** What a file of the boundaries of a day says beside its units. */
const About = Type.Object(about);
export type AboutDayBoundaries = Wire<typeof About>;

/** A file of the boundaries of a day: GeoJSON, or TopoJSON with the same units. */
export const DayBoundaries = Type.Union([
  Shape('ConfiniGeoJson', { type: Type.Literal('FeatureCollection'), features: Type.Array(Feature), ...about }),
  Shape('ConfiniTopoJson', {
    type: Type.Literal('Topology'),
    objects: Type.Record(
      Type.String(),
      Type.Object({ type: Type.Literal('GeometryCollection'), geometries: Type.Array(TopoJsonGeometry) }, { title: 'OggettoTopoJson' }),
      { description: 'One object, named after the level' },
    ),
    arcs: Type.Array(Type.Array(Type.Array(Type.Number())), {
      description: 'Lines that neighbours share: longitude and latitude in degrees',
    }),
    ...about,
  }),
]);
