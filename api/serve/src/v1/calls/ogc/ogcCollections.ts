import { FIRST_DAY } from '@territori/history/dates/day';
import { textIn } from '@territori/languages';
import { CollectionInfo, Collections } from '@territori/wire/v1/ogc';
import { Type } from 'typebox';
import { message } from '../../../message.ts';
import { Problem } from '../../errors/Problem.ts';
import { COLLECTION_NAMES, COLLECTIONS, type Collection, EXTENT } from '../../ogc/collections.ts';
import type { CallContext } from '../Call.ts';
import { jsonAnswer, OGC_GEOJSON, OGC_JSON, type OgcParameters, ogcCall } from './ogcCall.ts';
import { ogcAddress, ogcLink } from './ogcLink.ts';

const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';

export const CollectionPart = {
  collezione: Type.String({ maxLength: 100, description: 'ogc.collezione', examples: ['uts'] }),
};

/** Throws Problem for a collection that does not exist. */
export function askedCollection(given: OgcParameters): Collection {
  const found = COLLECTIONS.find(({ id }) => id === given.collezione);
  if (found) return found;
  throw new Problem(
    'indirizzo_inesistente',
    message('ogc.thereNoCollection', { collezione: String(given.collezione), collectionNames: COLLECTION_NAMES }),
    'collezione',
  );
}

function describeCollection({ id, title, description }: Collection, given: OgcParameters, context: CallContext): CollectionInfo {
  return {
    id,
    title: textIn(title, context.language),
    description: textIn(description, context.language),
    itemType: 'feature',
    extent: {
      spatial: { bbox: [[...EXTENT]], crs: CRS84 },
      temporal: { interval: [[`${FIRST_DAY}T00:00:00Z`, null]], trs: 'http://www.opengis.net/def/uom/ISO-8601/0/Gregorian' },
    },
    crs: [CRS84],
    storageCrs: CRS84,
    links: [
      ogcLink(ogcAddress(context, `/collections/${id}`, given), 'self', OGC_JSON, id),
      ogcLink(ogcAddress(context, `/collections/${id}/items`, given), 'items', OGC_GEOJSON, textIn(title, context.language)),
      ogcLink(ogcAddress(context, '/collections', given), 'parent', OGC_JSON, 'Collections'),
    ],
  };
}

export const ogcCollections = ogcCall({
  path: '/collections',
  name: 'ogc_collections',
  answer: Collections,
  examples: [{ title: 'ogc.example.collections', url: '/ogc/collections' }],
  find: (given, context) =>
    jsonAnswer({
      links: [ogcLink(ogcAddress(context, '/collections', given), 'self', OGC_JSON, 'Collections')],
      collections: COLLECTIONS.map((collection) => describeCollection(collection, given, context)),
    }),
});

export const ogcCollection = ogcCall({
  path: '/collections/:collezione',
  name: 'ogc_collection',
  parts: CollectionPart,
  answer: CollectionInfo,
  examples: [{ title: 'ogc.example.provinces', url: '/ogc/collections/uts' }],
  find: (given, context) => jsonAnswer(describeCollection(askedCollection(given), given, context)),
});
