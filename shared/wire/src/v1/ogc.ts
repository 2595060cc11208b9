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
  href: Type.String({ description: 'ogc.Link.href' }),
  rel: Type.String({ description: 'ogc.Link.rel' }),
  type: Type.Optional(Type.String({ description: 'ogc.Link.type' })),
  title: Type.Optional(Type.String({ description: 'ogc.Link.description' })),
});
export type Link = Wire<typeof Link>;
const links = Type.Array(Link, { description: 'ogc.links.description' });

export const Landing = Open('OgcLanding', {
  title: Type.String({ description: 'ogc.Landing.description' }),
  description: Type.String({ description: 'ogc.Link.description' }),
  links,
});

export const Conformance = Open('OgcConformance', {
  conformsTo: Type.Array(Type.String({ description: 'ogc.Conformance.conformsTo' })),
});

const CollectionInfo = Open('OgcCollection', {
  id: Type.String({ description: 'ogc.CollectionInfo.id' }),
  title: Type.String({ description: 'ogc.CollectionInfo.description' }),
  description: Type.String({ description: 'ogc.Link.description' }),
  itemType: Type.String({ description: 'ogc.CollectionInfo.itemType' }),
  extent: Open('OgcExtent', {
    spatial: Open('OgcSpatialExtent', {
      bbox: Type.Array(Type.Array(Type.Number()), { description: 'ogc.CollectionInfo.extent.spatial.bbox' }),
      crs: Type.String({ description: 'ogc.CollectionInfo.extent.spatial.crs' }),
    }),
    temporal: Open('OgcTemporalExtent', {
      interval: Type.Array(Type.Array(Type.Union([Type.String(), Type.Null()])), {
        description: 'ogc.CollectionInfo.extent.temporal.interval',
      }),
      trs: Type.String({ description: 'ogc.CollectionInfo.extent.temporal.trs' }),
    }),
  }),
  crs: Type.Array(Type.String({ description: 'ogc.CollectionInfo.extent.spatial.crs' })),
  storageCrs: Type.String({ description: 'ogc.CollectionInfo.storageCrs' }),
  links,
});

export { CollectionInfo };
export type CollectionInfo = Wire<typeof CollectionInfo>;

export const Collections = Open('OgcCollections', { links, collections: Type.Array(CollectionInfo) });

const Properties = Open('OgcProperties', {
  chiave: Text('ogc.Properties.chiave', 'uts/20000840'),
  livello: Type.Union([...Livello.anyOf, Type.Literal('compartimento')], {
    title: 'LivelloElemento',
    description: 'ogc.Properties.livello',
  }),
  codice: OrNull(Text('ogc.Properties.codice')),
  denominazione: Text('ogc.Properties.denominazione'),
  denominazione_incerta: OrNull(Text('ogc.Properties.denominazione_incerta')),
  denominazione_altra: OrNull(Text('ogc.Properties.denominazione_altra')),
  codice_catastale: OrNull(Text('ogc.Properties.codice_catastale')),
  provincia_codice: OrNull(Text('ogc.Properties.provincia_codice')),
  provincia: OrNull(Text('ogc.Properties.provincia')),
  sigla: OrNull(Text('ogc.Properties.sigla')),
  regione_codice: OrNull(Text('ogc.Properties.regione_codice')),
  regione: OrNull(Text('ogc.Properties.regione')),
  compartimento_chiave: OrNull(Text('ogc.Properties.compartimento_chiave', 'compartimento/sicilia')),
  compartimento: OrNull(Text('ogc.Properties.compartimento')),
  data: Text('ogc.Properties.data'),
  valido_dal: OrNull(Text('ogc.Properties.valido_dal')),
  valido_al: OrNull(Text('ogc.Properties.valido_al')),
  confine_insieme: OrNull(Text('ogc.Properties.confine_insieme')),
  confine_data: OrNull(Text('confini.Insieme.data')),
  confine_ricostruito: OrNull(Type.Boolean({ description: 'confini.Insieme.ricostruito' })),
  confine_certezza: OrNull(
    Type.Enum(['dichiarato', 'dedotto', 'ipotizzato'], {
      title: 'CertezzaConfine',
      description: 'ogc.Properties.confine_certezza',
    }),
  ),
  disegnata_con: OrNull(Text('ogc.Properties.disegnata_con')),
  certezza: OrNull(Certezza),
});
export type OgcProperties = Wire<typeof Properties>;

const Geometry = Open('OgcGeometry', {
  type: Type.String({ description: 'ogc.Geometry.type' }),
  coordinates: Type.Array(Type.Array(Type.Array(Type.Array(Type.Number()))), {
    description: 'ogc.Geometry.coordinates',
  }),
});

const feature = {
  type: Type.Literal('Feature'),
  id: Type.Union([Type.Integer(), Type.String()], { description: 'ogc.feature.id' }),
  geometry: OrNull(Geometry),
  properties: Properties,
};
export const Feature = Open('OgcFeature', { ...feature, links: Type.Optional(links) });

export const FeatureCollection = Open('OgcFeatures', {
  type: Type.Literal('FeatureCollection'),
  features: Type.Array(Feature),
  numberMatched: Whole('ogc.FeatureCollection.numberMatched'),
  numberReturned: Whole('ogc.FeatureCollection.numberReturned'),
  links,
  confini: Text('confini.frase'),
});
