import { type TProperties, Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';

/**
 * The answers of the W3C Reconciliation Service API 0.2, written after its specification. Names are those of the protocol, not of the
 * other calls. An object may have more members than these.
 */
const Open = <P extends TProperties>(title: string, properties: P) => Type.Object(properties, { title });

const Entry = Open('ReconcileEntry', {
  id: Type.String({ description: 'ogc.CollectionInfo.id' }),
  name: Type.String({ description: 'ogc.CollectionInfo.description' }),
  description: Type.Optional(Type.String({ description: 'ogc.Link.description' })),
});

const Service = Open('ReconcileService', {
  service_url: Type.String({ description: 'reconcile.Service.service_url' }),
  service_path: Type.String({ description: 'reconcile.Service.service_path' }),
});

export const Manifest = Open('ReconcileManifest', {
  versions: Type.Array(Type.String(), { description: 'reconcile.Manifest.versions' }),
  name: Type.String({ description: 'ogc.Landing.description' }),
  identifierSpace: Type.String({ description: 'reconcile.Manifest.identifierSpace' }),
  schemaSpace: Type.String({ description: 'reconcile.Manifest.schemaSpace' }),
  defaultTypes: Type.Array(Entry, { description: 'reconcile.Manifest.defaultTypes' }),
  documentation: Type.String({ description: 'reconcile.Manifest.documentation' }),
  view: Open('ReconcileView', { url: Type.String({ description: 'reconcile.Manifest.view.url' }) }),
  preview: Open('ReconcilePreview', {
    url: Type.String({ description: 'reconcile.Manifest.preview.url' }),
    width: Type.Integer(),
    height: Type.Integer(),
  }),
  suggest: Type.Record(Type.String(), Service, { description: 'reconcile.Manifest.suggest' }),
  extend: Open('ReconcileExtend', {
    propose_properties: Service,
    property_settings: Type.Array(
      Open('ReconcileSetting', {
        name: Type.String(),
        label: Type.String(),
        type: Type.String(),
        default: Type.String(),
        help_text: Type.String(),
      }),
    ),
  }),
});
export type Manifest = Wire<typeof Manifest>;

export const Candidate = Open('ReconcileCandidate', {
  id: Type.String({ description: 'reconcile.Candidate.id' }),
  name: Type.String({ description: 'reconcile.Candidate.name' }),
  description: Type.String({ description: 'reconcile.Candidate.description' }),
  type: Type.Array(Entry),
  score: Type.Number({ minimum: 0, maximum: 100, description: 'reconcile.Candidate.score' }),
  match: Type.Boolean({ description: 'reconcile.Candidate.match' }),
});
export type Candidate = Wire<typeof Candidate>;

export const Results = Type.Record(
  Type.String(),
  Open('ReconcileResult', { result: Type.Array(Candidate, { description: 'reconcile.Results.result' }) }),
  { title: 'ReconcileResults', description: 'reconcile.Results.description' },
);
export type Results = Wire<typeof Results>;

const closed = { additionalProperties: false } as const;
const Cell = Type.Union(
  [
    Type.Object({ str: Type.String() }, { ...closed, title: 'ReconcileText' }),
    Type.Object({ date: Type.String({ format: 'date-time' }) }, { ...closed, title: 'ReconcileDate' }),
    Type.Object({ id: Type.String(), name: Type.String() }, { ...closed, title: 'ReconcileUnit' }),
  ],
  { title: 'ReconcileCell' },
);

export const Extension = Open('ReconcileExtension', {
  meta: Type.Array(Open('ReconcileColumn', { id: Type.String(), name: Type.String(), type: Type.Optional(Entry) })),
  rows: Type.Record(Type.String(), Type.Record(Type.String(), Type.Array(Cell)), { description: 'reconcile.Extension.rows' }),
});
export type Extension = Wire<typeof Extension>;

export const Suggestions = Open('ReconcileSuggestions', {
  result: Type.Array(Open('ReconcileSuggestion', { ...Entry.properties, notable: Type.Optional(Type.Array(Entry)) })),
});
export type Suggestions = Wire<typeof Suggestions>;

export const Proposal = Open('ReconcileProposal', {
  type: Type.String(),
  limit: Type.Optional(Type.Integer()),
  properties: Type.Array(Entry),
});
export type Proposal = Wire<typeof Proposal>;
