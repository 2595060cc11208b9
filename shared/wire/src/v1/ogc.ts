import { type TProperties, Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { OrNull, Text, Whole } from './blocks.ts';
import { Certezza, Livello } from './values.ts';

/**
 * The answers of OGC API Features, Part 1, written after the standard. Names are those of the standard, and those of properties are in
 * Italian as in the other calls. An object may have more members than these.
 */
const Open = <P extends TProperties>(title: string, properties: P, description?: string) =>
  Type.Object(properties, { title, ...(description !== undefined && { description }) });

const Link = Open('OgcLink', {
  href: Type.String({ description: 'Address' }),
  rel: Type.String({ description: 'What it is to this answer' }),
  type: Type.Optional(Type.String({ description: 'Media type' })),
  title: Type.Optional(Type.String({ description: 'What it is' })),
});
export type Link = Wire<typeof Link>;
const links = Type.Array(Link, { description: 'Addresses' });

export const Landing = Open('OgcLanding', {
  title: Type.String({ description: 'Name of the service' }),
  description: Type.String({ description: 'What it is' }),
  links,
});

export const Conformance = Open('OgcConformance', {
  conformsTo: Type.Array(Type.String({ description: 'Address of a class of requirements' })),
});

const CollectionInfo = Open('OgcCollection', {
  id: Type.String({ description: 'Identifier' }),
  title: Type.String({ description: 'Name' }),
  description: Type.String({ description: 'What it is' }),
  itemType: Type.String({ description: 'Kind of the items' }),
  extent: Open('OgcExtent', {
    spatial: Open('OgcSpatialExtent', {
      bbox: Type.Array(Type.Array(Type.Number()), { description: 'West, south, east, north in degrees' }),
      crs: Type.String({ description: 'Reference system' }),
    }),
    temporal: Open('OgcTemporalExtent', {
      interval: Type.Array(Type.Array(Type.Union([Type.String(), Type.Null()])), { description: 'First and last moment, null when open' }),
      trs: Type.String({ description: 'Reference system of time' }),
    }),
  }),
  crs: Type.Array(Type.String({ description: 'Reference system' })),
  storageCrs: Type.String({ description: 'Reference system of the stored coordinates' }),
  links,
});

export { CollectionInfo };
export type CollectionInfo = Wire<typeof CollectionInfo>;

export const Collections = Open('OgcCollections', { links, collections: Type.Array(CollectionInfo) });

const Properties = Open('OgcProperties', {
  chiave: Text(
    'Key of the unit, never null: level and permanent number, with `/id/` before it its permanent address; of a compartment level and name',
    'uts/20000840',
  ),
  livello: Type.Union([...Livello.anyOf, Type.Literal('compartimento')], {
    title: 'LivelloElemento',
    description: 'Level of the unit',
  }),
  codice: OrNull(Text('Code on the day; null where no source has it, as for compartments')),
  denominazione: Text('Name on the day; where no source says which of two it was, the former'),
  denominazione_incerta: OrNull(
    Text('Both names and the years between which one followed the other, where no source dates that; null where the name is certain'),
  ),
  denominazione_altra: OrNull(Text('Name in the other official language, null where there is none')),
  codice_catastale: OrNull(Text('Cadastral (Belfiore) code of a comune, null where no source has it')),
  provincia_codice: OrNull(Text('Code of the province of a comune on the day')),
  provincia: OrNull(Text('Name of the province of a comune on the day')),
  sigla: OrNull(Text('Plate letters of the uts, or of the province of a comune')),
  regione_codice: OrNull(Text('Code of the region on the day, null before 1948')),
  regione: OrNull(Text('Name of the region on the day, null before 1948')),
  compartimento_chiave: OrNull(
    Text(
      'Before 1948 the key of the compartment in which the unit is drawn: the record has no codes of them; null from 1948 on, for a unit that is not drawn, and where the map of the day draws no compartment: in what joined Italy in 1920, until the census of 1921',
      'compartimento/sicilia',
    ),
  ),
  compartimento: OrNull(Text('Name of this compartment')),
  data: Text('The day of the layer'),
  valido_dal: OrNull(Text('First day on which code, name and province were these; null for a compartment')),
  valido_al: OrNull(Text('First day on which they were no longer these; null while in force')),
  confine_insieme: OrNull(Text('The boundary set that shows the unit, from `GET /api/v1/confini`; null where none does')),
  confine_data: OrNull(Text('Day of the boundaries')),
  confine_ricostruito: OrNull(Type.Boolean({ description: 'True when the set was put together from smaller units' })),
  confine_certezza: OrNull(
    Type.Enum(['dichiarato', 'dedotto', 'ipotizzato'], {
      title: 'CertezzaConfine',
      description:
        'How it is known that the unit held its areas, by the weakest of them: stated, inferred, or assumed; null where the areas are those of the unit itself',
    }),
  ),
  disegnata_con: OrNull(
    Text('The units that share an area with this one, because the border between them is not in the data; null for none'),
  ),
  certezza: OrNull(Certezza),
});
export type OgcProperties = Wire<typeof Properties>;

const Geometry = Open('OgcGeometry', {
  type: Type.String({ description: 'MultiPolygon' }),
  coordinates: Type.Array(Type.Array(Type.Array(Type.Array(Type.Number()))), {
    description: 'Polygons, rings, positions: longitude and latitude in degrees (CRS84)',
  }),
});

const feature = {
  type: Type.Literal('Feature'),
  id: Type.Union([Type.Integer(), Type.String()], { description: 'Permanent number of the unit; the name of a compartment' }),
  geometry: OrNull(Geometry),
  properties: Properties,
};
export const Feature = Open('OgcFeature', { ...feature, links: Type.Optional(links) });

export const FeatureCollection = Open('OgcFeatures', {
  type: Type.Literal('FeatureCollection'),
  features: Type.Array(Feature),
  numberMatched: Whole('Number of features in all'),
  numberReturned: Whole('Number of features of this page'),
  links,
  confini: Text('Which boundaries these are and how well they fit, for a reader'),
});
