import { meetsBox } from '@territori/edition/map/meetsBox';
import { type Day, FIRST_DAY } from '@territori/history/dates/day';
import { reference, textIn } from '@territori/languages';
import { mapInSlices } from '@territori/process/mapInSlices';
import { VERSION } from '@territori/store/version';
import { CollectionInfo, Collections, Conformance, Feature, FeatureCollection, Landing, type Link } from '@territori/wire/v1/ogc';
import { COMMON, TextParameter } from '@territori/wire/v1/parameters';
import { type TProperties, type TSchema, Type } from 'typebox';
import { message } from '../../../message.ts';
import { V1 } from '../../addresses.ts';
import { Problem } from '../../errors/Problem.ts';
import { FORMATS, negotiate } from '../../formats/format.ts';
import { boxParameter } from '../../ogc/boxParameter.ts';
import { COLLECTION_NAMES, COLLECTIONS, type Collection, EXTENT } from '../../ogc/collections.ts';
import type { DrawnUnit } from '../../ogc/DrawnUnit.ts';
import { featureOf } from '../../ogc/featureOf.ts';
import { type LayerOfDay, layerOfDay } from '../../ogc/LayerOfDay.ts';
import { openapi30, PAGE } from '../../ogc/openapi30.ts';
import { timeParameter } from '../../ogc/timeParameter.ts';
import { noticeOf } from '../answering/askedDays.ts';
import { headerText } from '../answering/headerText.ts';
import { keptAs } from '../answering/keptAs.ts';
import { openCall } from '../answering/openCall.ts';
import { sendAnswer } from '../answering/sendAnswer.ts';
import type { Call, CallContext, CallExample } from '../Call.ts';

const JSON_TYPE = 'application/json';
const GEOJSON = 'application/geo+json';
const OPENAPI = 'application/vnd.oai.openapi+json;version=3.0';
const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
const CLASSES = ['core', 'oas30', 'geojson'].map((name) => `http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/${name}`);

interface Definition {
  readonly path: string;
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly parts?: TProperties;
  readonly query?: TProperties;
  readonly answer: TSchema;
  readonly examples: readonly [CallExample, ...CallExample[]];
  /** Media type of the answer where it is not JSON. */
  readonly type?: string;
  /** The answer as text, with headers that it has. `given` are the parts of the address and the parameters. */
  readonly find: (given: Given, context: CallContext) => Promise<Answered> | Answered;
}

interface Answered {
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call of OGC API Features, whose answers have the media types of the standard. */
function ogcCall({ path, name, summary, description, parts = {}, query = {}, answer, examples, type, find }: Definition): Call {
  const format = type === GEOJSON ? 'geojson' : 'json';
  return {
    method: 'GET',
    path: `/ogc${path}`,
    name,
    tag: 'Confini',
    summary,
    description,
    parts: Type.Object(parts),
    query: Type.Object({
      ...query,
      ...Datetime,
      f: OtherFormat,
      ...COMMON,
      formato: Type.Optional(Type.String({ maxLength: 20, description: 'changesFeed.formato', examples: [format] })),
    }),
    body: null,
    answer,
    formats: [format],
    ...(type === OPENAPI && { type }),
    examples,
    async handle(request, reply, sources) {
      const context = await openCall(request, sources);
      const given = { ...(request.params as object), ...(request.query as object) } as Readonly<Record<string, string | undefined>>;
      const day = given.datetime === undefined ? undefined : timeParameter(given.datetime, context.today);
      // an interval without an end means another day tomorrow
      const days = { datetime: day === context.today ? undefined : day };
      // a client that asks for other types gets the only one that there is
      if (given.formato !== undefined) negotiate(request, [format], given.formato);
      const asked = { type: type === OPENAPI ? OPENAPI : FORMATS[format].type, ...keptAs(request, days, context) };
      const notice = noticeOf(days, context);
      return sendAnswer(request, reply, context, asked, async () => {
        const { text, headers = {} } = await find(given, context);
        return { headers: { ...headers, ...(notice && { avviso: headerText(notice) }) }, write: () => text };
      });
    },
  };
}

/** Sent by clients of other services of the standard. */
const OtherFormat = Type.Optional(
  Type.Union([Type.Literal('json'), Type.Literal('geojson')], {
    title: 'FormatoOgc',
    description: 'ogc.description',
    examples: ['json'],
  }),
);

const CollectionId = {
  collezione: Type.String({ maxLength: 100, description: 'ogc.collezione', examples: ['uts'] }),
};

const Datetime = {
  datetime: TextParameter('ogc.datetime', '1938-01-01'),
};

const json = (value: unknown) => ({ text: JSON.stringify(value) });
type Given = Readonly<Record<string, string | number | undefined>>;
const CARRIED = ['datetime', 'lingua', 'edizione'];

/** The address of a part of the service with the parameters that a client gave once, as to the landing page: it follows the links. */
function addressIn({ origin }: CallContext, path: string, given: Given, more: Given = {}): string {
  const query = Object.entries({ ...Object.fromEntries(CARRIED.map((name) => [name, given[name]])), ...more });
  const search = new URLSearchParams(query.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))).toString();
  return `${origin}${V1}/ogc${path}${search && '?'}${search}`;
}
const link = (href: string, rel: string, type: string, title: string): Link => ({ href, rel, type, title });

/** Throws Problem for a collection that does not exist. */
function collectionOf(given: Given): Collection {
  const found = COLLECTIONS.find(({ id }) => id === given.collezione);
  if (found) return found;
  throw new Problem(
    'indirizzo_inesistente',
    message('ogc.thereNoCollection', { collezione: String(given.collezione), collectionNames: COLLECTION_NAMES }),
    'collezione',
  );
}

function describeCollection({ id, title, description }: Collection, given: Given, context: CallContext): CollectionInfo {
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
      link(addressIn(context, `/collections/${id}`, given), 'self', JSON_TYPE, id),
      link(addressIn(context, `/collections/${id}/items`, given), 'items', GEOJSON, textIn(title, context.language)),
      link(addressIn(context, '/collections', given), 'parent', JSON_TYPE, 'Collections'),
    ],
  };
}

const landing = ogcCall({
  path: '',
  name: 'ogc',
  summary: 'ogc.summary',
  description: 'ogc.description.ogcApiFeaturesPart',
  answer: Landing,
  examples: [{ title: 'ogc.example.landingPage', url: '/ogc' }],
  find: (given, context) =>
    json({
      title: context.services.identity.product,
      description: message.in(context.language)('ogc.description'),
      links: [
        link(addressIn(context, '', given), 'self', JSON_TYPE, context.services.identity.product),
        link(addressIn(context, '/api', given), 'service-desc', OPENAPI, 'OpenAPI 3.0'),
        link(`${context.origin}/#/apidetail`, 'service-doc', 'text/html', 'API'),
        link(addressIn(context, '/conformance', given), 'conformance', JSON_TYPE, 'Conformance'),
        link(addressIn(context, '/collections', given), 'data', JSON_TYPE, 'Collections'),
      ],
    }),
});

const api = ogcCall({
  path: '/api',
  name: 'ogc_api',
  summary: 'ogc.summary.definitionsOgcServiceAlone',
  description: 'ogc.description.clientsStandardReadSize',
  answer: Type.Unknown(),
  examples: [{ title: 'ogc.example.definitions', url: '/ogc/api' }],
  type: OPENAPI,
  find: (_given, { origin, services }) => json(openapi30(origin, VERSION, services.identity)),
});

const conformance = ogcCall({
  path: '/conformance',
  name: 'ogc_conformance',
  summary: 'ogc.summary.classesRequirementsOgcService',
  description: 'ogc.description.coreGeojsonOpenapiOgc',
  answer: Conformance,
  examples: [{ title: 'ogc.example.classes', url: '/ogc/conformance' }],
  find: () => json({ conformsTo: CLASSES }),
});

const collections = ogcCall({
  path: '/collections',
  name: 'ogc_collections',
  summary: 'ogc.summary.collectionsMunicipalitiesProvincesRegions',
  description: 'ogc.description.eachHasUnitsLevel',
  answer: Collections,
  examples: [{ title: 'ogc.example.collections', url: '/ogc/collections' }],
  find: (given, context) =>
    json({
      links: [link(addressIn(context, '/collections', given), 'self', JSON_TYPE, 'Collections')],
      collections: COLLECTIONS.map((collection) => describeCollection(collection, given, context)),
    }),
});

const collection = ogcCall({
  path: '/collections/:collezione',
  name: 'ogc_collection',
  summary: 'ogc.summary.collection',
  description: 'ogc.description.itsExtentSpaceTime',
  parts: CollectionId,
  answer: CollectionInfo,
  examples: [{ title: 'ogc.example.provinces', url: '/ogc/collections/uts' }],
  find: (given, context) => json(describeCollection(collectionOf(given), given, context)),
});

/** The day that a call asks for. */
const dayOf = ({ datetime }: Given, { today }: CallContext): Day =>
  datetime === undefined ? today : timeParameter(String(datetime), today);

/** The units of a layer that have at least a point in a box, in their order; one that is not drawn is in no box. */
async function unitsIn({ units, shapeOf }: LayerOfDay, bbox: string | undefined): Promise<readonly DrawnUnit[]> {
  if (bbox === undefined) return units;
  const box = boxParameter(bbox);
  const meets = await mapInSlices(units, (unit) => unit.box !== null && meetsBox(() => shapeOf(unit), unit.box, box));
  return units.filter((_, place) => meets[place]);
}

const items = ogcCall({
  path: '/collections/:collezione/items',
  name: 'ogc_items',
  summary: 'ogc.summary.unitsLevelDayAs',
  description: 'ogc.description.oneFeatureUnitOrder',
  parts: CollectionId,
  query: {
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        default: PAGE.usual,
        description: reference('ogc.limit', { most: PAGE.largest }),
        examples: [2],
      }),
    ),
    offset: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_000_000,
        default: 0,
        description: 'ogc.offset',
        examples: [0],
      }),
    ),
    bbox: TextParameter('dayBoundaries.bbox', '11,45,12,46'),
  },
  answer: FeatureCollection,
  examples: [
    { title: 'ogc.example.provinces.provinces', url: '/ogc/collections/uts/items?datetime=1938-01-01&limit=1' },
    { title: 'ogc.example.municipalitiesBox', url: '/ogc/collections/comuni/items?datetime=1951-11-04&bbox=11.3,45.3,11.5,45.5&limit=1' },
  ],
  type: GEOJSON,
  async find(given, context) {
    const { id, level } = collectionOf(given);
    const day = dayOf(given, context);
    const layer = await layerOfDay(level, day, context);
    const found = await unitsIn(layer, given.bbox === undefined ? undefined : String(given.bbox));
    const limit = Math.min(Number(given.limit ?? PAGE.usual), PAGE.largest);
    const offset = Number(given.offset ?? 0);
    const shown = found.slice(offset, offset + limit);
    const page = (from: number) =>
      addressIn(context, `/collections/${id}/items`, given, { datetime: day, bbox: given.bbox, limit, offset: from });
    const next = offset + limit < found.length ? page(offset + limit) : undefined;
    const features = await mapInSlices(shown, (unit) => JSON.stringify(featureOf(layer, unit)));
    const rest = {
      numberMatched: found.length,
      numberReturned: shown.length,
      links: [
        link(page(offset), 'self', GEOJSON, id),
        ...(next === undefined ? [] : [link(next, 'next', GEOJSON, id)]),
        ...(offset > 0 ? [link(page(Math.max(0, offset - limit)), 'prev', GEOJSON, id)] : []),
        link(addressIn(context, `/collections/${id}`, given), 'collection', JSON_TYPE, id),
      ],
      confini: layer.sentence,
    };
    return {
      text: `{"type":"FeatureCollection","features":[${features.join(',')}],${JSON.stringify(rest).slice(1)}`,
      headers: next === undefined ? {} : { link: `<${next}>; rel="next"; type="${GEOJSON}"` },
    };
  },
});

const item = ogcCall({
  path: '/collections/:collezione/items/:elemento',
  name: 'ogc_item',
  summary: 'ogc.summary.unitDayAsGeojson',
  description: 'ogc.description.whenUnitNotForce',
  parts: {
    ...CollectionId,
    elemento: Type.String({ maxLength: 100, description: 'ogc.elemento', examples: ['10151460'] }),
  },
  answer: Feature,
  examples: [{ title: 'ogc.example.milano', url: '/ogc/collections/comuni/items/10151460?datetime=1936-04-21' }],
  type: GEOJSON,
  async find(given, context) {
    const { id, level } = collectionOf(given);
    const day = dayOf(given, context);
    const layer = await layerOfDay(level, day, context);
    const unit = layer.units.find((one) => String(one.id) === given.elemento);
    if (!unit) {
      throw new Problem('unita_inesistente', message('ogc.collectionHasNo', { id, elemento: String(given.elemento), day }), 'elemento');
    }
    return json({
      ...featureOf(layer, unit),
      links: [
        link(addressIn(context, `/collections/${id}/items/${unit.id}`, given, { datetime: day }), 'self', GEOJSON, unit.name),
        link(addressIn(context, `/collections/${id}`, given), 'collection', JSON_TYPE, id),
      ],
    });
  },
});

/** The calls of OGC API Features. */
export const OGC_CALLS: readonly Call[] = [landing, api, conformance, collections, collection, items, item];
