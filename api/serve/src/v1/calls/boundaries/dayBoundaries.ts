import { Readable } from 'node:stream';
import { FIRST_REGIONS } from '@territori/edition/map/fittingSets';
import type { Localized } from '@territori/languages';
import { textIn } from '@territori/languages';
import { mapInSlices } from '@territori/process/mapInSlices';
import { BOUNDARY_SOURCE } from '@territori/store/boundaries/boundarySource';
import { type AboutDayBoundaries, DayBoundaries, MapLevelAsked } from '@territori/wire/v1/confini';
import { COMMON, RequiredDay, TextParameter } from '@territori/wire/v1/parameters';
import { type Static, Type } from 'typebox';
import { contentDisposition } from '../../../exports/fileName.ts';
import { message } from '../../../message.ts';
import { FORMATS, type Format, negotiate } from '../../formats/format.ts';
import { boxParameter } from '../../ogc/boxParameter.ts';
import type { DrawnUnit } from '../../ogc/DrawnUnit.ts';
import { featureCollection, propertiesOf } from '../../ogc/featureOf.ts';
import { layerOfDay } from '../../ogc/LayerOfDay.ts';
import { unitsInBox } from '../../ogc/unitsInBox.ts';
import { noticeOf, withinHistory } from '../answering/askedDays.ts';
import { headerText } from '../answering/headerText.ts';
import { keptAs } from '../answering/keptAs.ts';
import { openCall } from '../answering/openCall.ts';
import { sendAnswer } from '../answering/sendAnswer.ts';
import type { Call, CallContext } from '../Call.ts';
import { CHOICE_OF_UNITS, testOfUnits } from '../units/choiceOfUnits.ts';
import { noticeOfChoice } from '../units/noticeOfChoice.ts';
import { dayGeoPackage } from './dayGeoPackage.ts';

const PARTS_OF_ADDRESS = Type.Object({ livello: MapLevelAsked, giorno: RequiredDay('confini.Insieme.data', '1938-01-01') });
const QUERY = Type.Object({
  ...CHOICE_OF_UNITS,
  bbox: TextParameter('dayBoundaries.bbox', '11,45,12,46'),
  ...COMMON,
  formato: Type.Optional(Type.String({ maxLength: 20, description: 'parameters.common.formato', examples: ['geojson'] })),
});

/** Which attributes are empty before the regions, and why. */
const BEFORE_REGIONS: Localized = message('dayBoundaries.regionsExistSince');

/** The units of a day that a call chooses, with the words of the file. Throws Problem for a value that cannot be read. */
async function chosenUnits({ livello: level, giorno }: Static<typeof PARTS_OF_ADDRESS>, query: Static<typeof QUERY>, context: CallContext) {
  const { model, editionName, language } = context;
  const day = withinHistory('giorno', giorno);
  const box = query.bbox === undefined ? undefined : boxParameter(query.bbox);
  const test = testOfUnits(query, model);
  const layer = await layerOfDay(level, day, context);
  const found = test ? layer.units.filter(({ row }) => row !== null && test(row)) : layer.units;
  const within = box ? await unitsInBox(found, box, layer) : found.filter(({ places }) => places.length > 0);
  const undrawn = box ? [] : found.filter(({ places }) => places.length === 0);
  const avviso = [noticeOf({ giorno }, context), noticeOfChoice(query, day, context)].filter(Boolean).join(' ');
  const about: AboutDayBoundaries = {
    livello: level,
    data: day,
    unita: within.length,
    non_disegnate: undrawn.map(({ row, name }) => ({ codice: row?.codice ?? null, denominazione: name })),
    confini: layer.sentenceFor(box ? within : found),
    ...(day < FIRST_REGIONS && { attributi: textIn(BEFORE_REGIONS, language) }),
    fonte: textIn(BOUNDARY_SOURCE.descrizione, language),
    licenza: textIn(BOUNDARY_SOURCE.licenza, language),
    edizione: editionName,
    ...(avviso && { avviso }),
  };
  return { layer, units: within, about };
}

type ChosenUnits = Awaited<ReturnType<typeof chosenUnits>>;

async function asTopoJson({ layer, units, about }: ChosenUnits): Promise<string> {
  const { arcs, shapes } = await layer.topologyOf(units);
  const geometries = await mapInSlices(units, (unit: DrawnUnit) =>
    JSON.stringify({ ...shapes.get(unit), id: unit.id, properties: propertiesOf(layer, unit) }),
  );
  const objects = `"objects":{"${about.livello}":{"type":"GeometryCollection","geometries":[${geometries.join(',')}]}}`;
  return `{"type":"Topology",${objects},"arcs":${JSON.stringify(arcs)},${JSON.stringify(about).slice(1)}`;
}

const OFFERED = ['geojson', 'topojson', 'gpkg'] as const satisfies readonly Format[];

/** The units of a level on a day as a file of a map. */
export const dayBoundaries: Call = {
  method: 'GET',
  path: '/confini/:livello/:giorno',
  name: 'confini_giorno',
  tag: 'Confini',
  parts: PARTS_OF_ADDRESS,
  query: QUERY,
  body: null,
  answer: DayBoundaries,
  formats: OFFERED,
  examples: [
    { title: 'dayBoundaries.example.twoProvincesToscana', url: '/confini/uts/1991-10-20?regione=09&sigla=PO,LU' },
    { title: 'dayBoundaries.example.sameAsTopojson', url: '/confini/uts/1991-10-20?regione=09&sigla=PO,LU&formato=topojson' },
    { title: 'dayBoundaries.example.sameAsGeopackage', url: '/confini/uts/1991-10-20?regione=09&sigla=PO,LU&formato=gpkg' },
  ],
  async handle(request, reply, sources) {
    const context = await openCall(request, sources);
    const query = request.query as Static<typeof QUERY>;
    const parts = request.params as Static<typeof PARTS_OF_ADDRESS>;
    const format = negotiate(request, OFFERED, query.formato);
    const days = { giorno: parts.giorno };
    const asked = { type: FORMATS[format].type, ...keptAs(request, days, context) };
    return sendAnswer(request, reply, context, asked, async () => {
      const found = await chosenUnits(parts, query, context);
      const notice = found.about.avviso;
      return {
        headers: {
          ...(format === 'gpkg' && { 'content-disposition': contentDisposition(`${found.about.livello}_${found.about.data}.gpkg`) }),
          ...(notice && { avviso: headerText(notice) }),
        },
        write: async () => {
          if (format === 'topojson') return asTopoJson(found);
          if (format === 'gpkg') return Readable.from([await dayGeoPackage(found.layer, found.units, found.about, context)]);
          return featureCollection(found.layer, found.units, found.about);
        },
      };
    });
  },
};
