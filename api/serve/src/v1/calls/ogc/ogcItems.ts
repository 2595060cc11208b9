import type { Day } from '@territori/history/dates/day';
import { reference } from '@territori/languages';
import { Feature, FeatureCollection } from '@territori/wire/v1/ogc';
import { IntegerParameter, TextParameter } from '@territori/wire/v1/parameters';
import { Type } from 'typebox';
import { message } from '../../../message.ts';
import { Problem } from '../../errors/Problem.ts';
import { boxParameter } from '../../ogc/boxParameter.ts';
import { featureCollection, featureOf } from '../../ogc/featureOf.ts';
import { layerOfDay } from '../../ogc/LayerOfDay.ts';
import { OGC_PAGE } from '../../ogc/openapi30.ts';
import { timeParameter } from '../../ogc/timeParameter.ts';
import { unitsInBox } from '../../ogc/unitsInBox.ts';
import type { CallContext } from '../Call.ts';
import { jsonAnswer, OGC_GEOJSON, OGC_JSON, type OgcParameters, ogcCall } from './ogcCall.ts';
import { askedCollection, CollectionPart } from './ogcCollections.ts';
import { ogcAddress, ogcLink } from './ogcLink.ts';

/** The day that a call asks for. */
const askedDay = ({ datetime }: OgcParameters, { today }: CallContext): Day =>
  datetime === undefined ? today : timeParameter(String(datetime), today);

export const ogcItems = ogcCall({
  path: '/collections/:collezione/items',
  name: 'ogc_items',
  parts: CollectionPart,
  query: {
    limit: IntegerParameter(reference('ogc.limit', { most: OGC_PAGE.largest }), { minimum: 1, default: OGC_PAGE.usual }, 2),
    offset: IntegerParameter('ogc.offset', { minimum: 0, maximum: 1_000_000, default: 0 }, 0),
    bbox: TextParameter('dayBoundaries.bbox', '11,45,12,46'),
  },
  answer: FeatureCollection,
  examples: [
    { title: 'ogc.example.provinces.provinces', url: '/ogc/collections/uts/items?datetime=1938-01-01&limit=1' },
    { title: 'ogc.example.municipalitiesBox', url: '/ogc/collections/comuni/items?datetime=1951-11-04&bbox=11.3,45.3,11.5,45.5&limit=1' },
  ],
  type: OGC_GEOJSON,
  async find(given, context) {
    const { id, level } = askedCollection(given);
    const day = askedDay(given, context);
    const layer = await layerOfDay(level, day, context);
    const found = given.bbox === undefined ? layer.units : await unitsInBox(layer.units, boxParameter(String(given.bbox)), layer);
    const limit = Math.min(Number(given.limit ?? OGC_PAGE.usual), OGC_PAGE.largest);
    const offset = Number(given.offset ?? 0);
    const shown = found.slice(offset, offset + limit);
    const page = (from: number) =>
      ogcAddress(context, `/collections/${id}/items`, given, { datetime: day, bbox: given.bbox, limit, offset: from });
    const next = offset + limit < found.length ? page(offset + limit) : undefined;
    const rest = {
      numberMatched: found.length,
      numberReturned: shown.length,
      links: [
        ogcLink(page(offset), 'self', OGC_GEOJSON, id),
        ...(next === undefined ? [] : [ogcLink(next, 'next', OGC_GEOJSON, id)]),
        ...(offset > 0 ? [ogcLink(page(Math.max(0, offset - limit)), 'prev', OGC_GEOJSON, id)] : []),
        ogcLink(ogcAddress(context, `/collections/${id}`, given), 'collection', OGC_JSON, id),
      ],
      confini: layer.sentence,
    };
    return {
      text: await featureCollection(layer, shown, rest),
      headers: next === undefined ? {} : { link: `<${next}>; rel="next"; type="${OGC_GEOJSON}"` },
    };
  },
});

export const ogcItem = ogcCall({
  path: '/collections/:collezione/items/:elemento',
  name: 'ogc_item',
  parts: {
    ...CollectionPart,
    elemento: Type.String({ maxLength: 100, description: 'ogc.elemento', examples: ['10151460'] }),
  },
  answer: Feature,
  examples: [{ title: 'ogc.example.milano', url: '/ogc/collections/comuni/items/10151460?datetime=1936-04-21' }],
  type: OGC_GEOJSON,
  async find(given, context) {
    const { id, level } = askedCollection(given);
    const day = askedDay(given, context);
    const layer = await layerOfDay(level, day, context);
    const unit = layer.units.find((one) => String(one.id) === given.elemento);
    if (!unit) {
      throw new Problem('unita_inesistente', message('ogc.collectionHasNo', { id, elemento: String(given.elemento), day }), 'elemento');
    }
    return jsonAnswer({
      ...featureOf(layer, unit),
      links: [
        ogcLink(ogcAddress(context, `/collections/${id}/items/${unit.id}`, given, { datetime: day }), 'self', OGC_GEOJSON, unit.name),
        ogcLink(ogcAddress(context, `/collections/${id}`, given), 'collection', OGC_JSON, id),
      ],
    });
  },
});
