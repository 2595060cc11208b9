import { type Static, Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, Flag, OrNull, Shape, Text, Whole } from './blocks.ts';
import { Feature } from './ogc.ts';
import { WORD_FOR_UTS } from './values.ts';

export const LivelloMappa = Type.Union([Type.Literal('comune'), Type.Literal('uts'), Type.Literal('regione')], {
  title: 'LivelloMappa',
  description: 'confini.LivelloMappa.description',
  examples: ['uts'],
});

/** The level in a call: `provincia` is read as `uts`. */
export const MapLevelAsked = Type.Unsafe<Static<typeof LivelloMappa>>(
  Type.Union([...LivelloMappa.anyOf, Type.Literal(WORD_FOR_UTS)], {
    title: 'LivelloMappaChiesto',
    description: 'confini.MapLevelAsked.description',
    examples: ['uts'],
  }),
);

export const StatoConfini = Type.Union([Type.Literal('pronti'), Type.Literal('in_preparazione'), Type.Literal('non_caricati')], {
  title: 'StatoConfini',
  description: 'confini.StatoConfini.description',
});

const Insieme = Shape(
  'Insieme',
  {
    id: Text('confini.Insieme.id', 'uts-1921'),
    livello: Text('confini.Insieme.livello', 'uts'),
    data: Day('confini.Insieme.data'),
    ricostruito: Flag('confini.Insieme.ricostruito'),
    aree: Whole('confini.Insieme.aree'),
    fonte: Text('confini.Insieme.fonte', 'province_1921.topo.json'),
    url: Text('confini.Insieme.url'),
    dettagli: Type.Record(Type.String(), Type.String(), {
      description: 'confini.Insieme.dettagli',
    }),
    detentori: OrNull(Text('confini.Insieme.detentori')),
  },
  'confini.Insieme.description',
);

const NonDisegnata = Shape('NonDisegnata', {
  id: Whole('confini.NonDisegnata.id'),
  codice: Text('confini.NonDisegnata.codice'),
  denominazione: Text('confini.NonDisegnata.denominazione'),
  motivo: Type.Union([Type.Literal('ceduta'), Type.Literal('senza_poligono')], {
    description: 'confini.NonDisegnata.motivo',
  }),
});

export const Confini = Shape('Confini', {
  livello: LivelloMappa,
  data: Day('confini.data'),
  stato: StatoConfini,
  insieme: OrNull(Insieme),
  unita: Whole('confini.unita'),
  condivise: Whole('confini.condivise'),
  non_disegnate: Type.Array(NonDisegnata, { description: 'confini.non_disegnate' }),
  frase: Text('confini.frase'),
  frase_insieme: OrNull(Text('confini.frase_insieme')),
  calendario: Type.Array(
    Shape('InizioInsieme', { dal: Day('confini.calendario.dal'), insieme: OrNull(Text('confini.calendario.insieme')) }),
    {
      description: 'confini.calendario',
    },
  ),
  insiemi: Type.Array(Insieme, { description: 'confini.insiemi' }),
  giorni: OrNull(Text('confini.giorni')),
  edizione: Text('confini.edizione'),
});
export type Confini = Wire<typeof Confini>;

const UnitaSenzaConfine = Shape('UnitaSenzaConfine', {
  codice: OrNull(Text('confini.NonDisegnata.codice')),
  denominazione: Text('confini.NonDisegnata.denominazione'),
});

const TopoJsonGeometry = Type.Object(
  {
    type: Type.Literal('MultiPolygon'),
    id: Feature.properties.id,
    properties: Feature.properties.properties,
    arcs: Type.Array(Type.Array(Type.Array(Type.Integer())), { description: 'confini.TopoJsonGeometry.arcs' }),
  },
  { title: 'GeometriaTopoJson' },
);

const about = {
  livello: LivelloMappa,
  data: Day('confini.Insieme.data'),
  unita: Whole('confini.about.unita'),
  non_disegnate: Type.Array(UnitaSenzaConfine, { description: 'confini.about.non_disegnate' }),
  confini: Text('confini.about.confini'),
  attributi: Type.Optional(Text('confini.about.attributi')),
  fonte: Text('confini.about.fonte'),
  licenza: Text('confini.about.licenza'),
  edizione: Text('confini.edizione'),
  avviso: Type.Optional(Text('confini.about.avviso')),
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
      { description: 'confini.DayBoundaries.objects' },
    ),
    arcs: Type.Array(Type.Array(Type.Array(Type.Number())), {
      description: 'confini.DayBoundaries.arcs',
    }),
    ...about,
  }),
]);
