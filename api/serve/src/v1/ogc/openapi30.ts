import type { Identity } from '@territori/identity/Identity';
import { V1 } from '../addresses.ts';
import { COLLECTIONS, EXTENT } from './collections.ts';

/** Features of a page where a call says nothing, and at most. */
export const OGC_PAGE = { usual: 1000, largest: 10_000 };

const json = (schema: object) => ({ 'application/json': { schema } });
const geojson = (schema: object) => ({ 'application/geo+json': { schema } });
const problem = (description: string) => ({ description, content: { 'application/problem+json': { schema: { type: 'object' } } } });
const answer = (description: string, content: object) => ({
  200: { description, content },
  400: problem('A parameter is wrong'),
  404: problem('The collection or the feature does not exist'),
});
const inPath = (name: string, description: string, schema: object) => ({ name, in: 'path', required: true, description, schema });
const inQuery = (name: string, description: string, schema: object, style = {}) => ({ name, in: 'query', description, ...style, schema });
const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const operation = (operationId: string, summary: string, content: object, parameters: readonly object[] = []) => ({
  get: { operationId, summary, tags: ['features'], parameters, responses: answer(summary, content) },
});

/**
 * The definitions of the OGC service alone, in OpenAPI 3.0: clients of the standard read the size of pages in them. The other definitions
 * are in OpenAPI 3.1, which these clients do not know.
 */
export const openapi30 = (origin: string, version: string, { product, publisher }: Identity) => ({
  openapi: '3.0.3',
  info: {
    title: `${product}, OGC API Features`,
    version,
    description: 'Municipalities, provinces and regions of Italy on any day since 17/03/1861 as GeoJSON.',
    contact: { name: publisher.name ?? product, url: publisher.url, ...(publisher.email && { email: publisher.email }) },
    license: { name: 'EUPL-1.2', url: 'https://joinup.ec.europa.eu/collection/eupl/eupl-text-eupl-12' },
  },
  servers: [{ url: `${origin}${V1}/ogc`, description: 'This service' }],
  tags: [{ name: 'features', description: 'OGC API Features' }],
  paths: {
    '/': operation('landing', 'The landing page', json({ type: 'object' })),
    '/conformance': operation('conformance', 'Classes of requirements', json({ type: 'object' })),
    '/collections': operation('collections', 'The collections', json({ type: 'object' })),
    '/collections/{collectionId}': operation('collection', 'A collection', json({ type: 'object' }), [parameter('collectionId')]),
    '/collections/{collectionId}/items': operation('items', 'The features of a day', geojson({ type: 'object' }), [
      parameter('collectionId'),
      ...['limit', 'offset', 'bbox', 'datetime'].map(parameter),
    ]),
    '/collections/{collectionId}/items/{featureId}': operation('item', 'A feature', geojson({ type: 'object' }), [
      parameter('collectionId'),
      parameter('featureId'),
      parameter('datetime'),
    ]),
  },
  components: {
    parameters: {
      collectionId: inPath('collectionId', 'A collection', { type: 'string', enum: COLLECTIONS.map(({ id }) => id) }),
      featureId: inPath('featureId', 'Id of a feature', { type: 'string' }),
      limit: inQuery('limit', 'Features of a page', { type: 'integer', minimum: 1, maximum: OGC_PAGE.largest, default: OGC_PAGE.usual }),
      offset: inQuery('offset', 'Features to leave out, from the first one on', { type: 'integer', minimum: 0, default: 0 }),
      bbox: inQuery(
        'bbox',
        `West, south, east and north in degrees (CRS84); all of Italy is ${EXTENT.join(',')}`,
        { type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 6 },
        { style: 'form', explode: false },
      ),
      datetime: inQuery(
        'datetime',
        'The day of the layer, as a date, a moment or an interval, of which the last day counts; today without it',
        { type: 'string' },
      ),
    },
  },
});
