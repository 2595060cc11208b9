import { type TProperties, Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';

/**
 * The answers of the W3C Reconciliation Service API 0.2, written after its specification. Names are those of the protocol, not of the
 * other calls. An object may have more members than these.
 */
const Open = <P extends TProperties>(title: string, properties: P) => Type.Object(properties, { title });

const Entry = Open('ReconcileEntry', {
  id: Type.String({ description: 'Identifier' }),
  name: Type.String({ description: 'Name' }),
  description: Type.Optional(Type.String({ description: 'What it is' })),
});

const Service = Open('ReconcileService', {
  service_url: Type.String({ description: 'Origin and path of the service' }),
  service_path: Type.String({ description: 'Rest of the path' }),
});

export const Manifest = Open('ReconcileManifest', {
  versions: Type.Array(Type.String(), { description: 'Versions of the protocol' }),
  name: Type.String({ description: 'Name of the service' }),
  identifierSpace: Type.String({ description: 'Address space of the identifiers of units' }),
  schemaSpace: Type.String({ description: 'Address space of types and properties' }),
  defaultTypes: Type.Array(Entry, { description: 'Types' }),
  documentation: Type.String({ description: 'Address of the documentation' }),
  view: Open('ReconcileView', { url: Type.String({ description: 'Address of the page of a unit' }) }),
  preview: Open('ReconcilePreview', {
    url: Type.String({ description: 'Address of the preview of a unit' }),
    width: Type.Integer(),
    height: Type.Integer(),
  }),
  suggest: Type.Record(Type.String(), Service, { description: 'Suggestions for entities, properties and types' }),
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
  id: Type.String({ description: 'Permanent number of the unit, as text' }),
  name: Type.String({ description: 'Name on the day, or the last one' }),
  description: Type.String({ description: 'Level, code, province and time of the unit' }),
  type: Type.Array(Entry),
  score: Type.Number({ minimum: 0, maximum: 100, description: '100 for the name or code of the day, less for what is less certain' }),
  match: Type.Boolean({ description: 'True only when one unit has this name or code on the day' }),
});
export type Candidate = Wire<typeof Candidate>;

export const Results = Type.Record(
  Type.String(),
  Open('ReconcileResult', { result: Type.Array(Candidate, { description: 'Candidates, the best first' }) }),
  { title: 'ReconcileResults', description: 'The candidates of each query, by its key' },
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
  rows: Type.Record(Type.String(), Type.Record(Type.String(), Type.Array(Cell)), { description: 'Values by unit and property' }),
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
