import { describeSet } from '@territori/edition/map/describeFit';
import { fitOn } from '@territori/edition/map/fitOn';
import { type CatalogueSet, setOn } from '@territori/edition/map/MapCatalogue';
import type { MapLevel } from '@territori/edition/map/MapSet';
import { plainMapFile, readMapFile } from '@territori/edition/map/readMap';
import { italianDay } from '@territori/history/dates/day';
import { textIn } from '@territori/languages';
import { Confini, MapLevelAsked } from '@territori/wire/v1/confini';
import { COMMON, DayParameter } from '@territori/wire/v1/parameters';
import { Type } from 'typebox';
import { IMMUTABLE, matching } from '../../../http/answers/validators.ts';
import { encodingOf } from '../../../http/encoding.ts';
import { message } from '../../../message.ts';
import { V1 } from '../../addresses.ts';
import { Problem } from '../../errors/Problem.ts';
import { withinHistory } from '../answering/askedDays.ts';
import { itemCall } from '../answering/itemCall.ts';
import { openCall } from '../answering/openCall.ts';
import type { Call, CallContext } from '../Call.ts';
import { boundaryUrl } from './boundaryUrl.ts';
import { mapsOf, notReady } from './mapsOf.ts';

/** An edition may have the boundaries of provinces and none of municipalities. */
const noneOf = (level: MapLevel, day: string) =>
  message('boundaries.editionHasNo', { ofLevel: message(`boundaries.ofLevel.${level}`), day: italianDay(day) });

const byName = new Intl.Collator('it');

const shownSet = (context: CallContext, set: CatalogueSet): NonNullable<Confini['insieme']> => ({
  id: set.id,
  livello: set.level,
  data: set.date,
  ricostruito: set.reconstructed,
  aree: set.areas,
  fonte: set.source,
  url: boundaryUrl(context, set.file),
  dettagli: Object.fromEntries(Object.entries(set.details).map(([part, name]) => [part, boundaryUrl(context, name)])),
  detentori: set.tenures === null ? null : boundaryUrl(context, set.tenures),
});

export const boundaries = itemCall({
  path: '/confini',
  name: 'confini',
  tag: 'Confini',
  query: { livello: MapLevelAsked, data: DayParameter('boundaries.data', '1936-04-21') },
  answer: Confini,
  examples: [{ title: 'boundaries.example.provincesAtCensus', url: '/confini?livello=uts&data=1936-04-21' }],
  days: ({ data }) => ({ data }),
  // maps that are not there may come although the edition stays
  passing: ({ stato }) => stato !== 'pronti',
  async find({ livello, data }, context): Promise<Confini> {
    const { model, edition, editionName, services, today, language } = context;
    const day = data === undefined ? today : withinHistory('data', data);
    const inForce = new Map(model.inForce(day).flatMap((state) => (state.livello === livello ? [[state.id, state.row]] : [])));
    const { stato: state, catalogue } = await mapsOf(services.store, edition);
    const set = catalogue && setOn(catalogue, livello, day);
    if (!set) {
      const stato = state === 'pronti' ? 'non_caricati' : state;
      return {
        livello,
        data: day,
        stato,
        insieme: null,
        unita: inForce.size,
        condivise: 0,
        non_disegnate: [],
        frase: textIn(catalogue ? noneOf(livello, day) : notReady(stato), language),
        frase_insieme: null,
        calendario: [],
        insiemi: [],
        giorni: null,
        edizione: editionName,
      };
    }
    const { undrawn, shared, sentence } = fitOn(livello, day, set, catalogue, inForce);
    const { calendar, units } = catalogue.levels[livello];
    const ids = new Set(calendar.map((entry) => entry.set));
    return {
      livello,
      data: day,
      stato: 'pronti',
      insieme: shownSet(context, set),
      unita: inForce.size,
      condivise: shared,
      non_disegnate: undrawn
        .map(({ unit, reason }) => ({
          id: unit,
          codice: inForce.get(unit)?.codice ?? '',
          denominazione: inForce.get(unit)?.denominazione ?? '',
          motivo: reason,
        }))
        .sort((a, b) => byName.compare(a.denominazione, b.denominazione)),
      frase: textIn(sentence, language),
      frase_insieme: textIn(describeSet({ level: livello, day, set }), language),
      calendario: calendar.map(({ from, set: id }) => ({ dal: from, insieme: id })),
      insiemi: catalogue.sets.filter(({ id }) => ids.has(id)).map((one) => shownSet(context, one)),
      giorni: boundaryUrl(context, units),
      edizione: editionName,
    };
  },
});

/** A file of the maps: its bytes are kept compressed, and sent as they are where the caller takes Brotli. */
export const boundaryFile: Call = {
  method: 'GET',
  path: '/confini/:file',
  name: 'confini_file',
  tag: 'Confini',
  parts: Type.Object({
    file: Type.String({ maxLength: 100, pattern: '^[\\w.-]+\\.json$', description: 'archivio.nome', examples: ['uts-1936.topo.json'] }),
  }),
  query: Type.Object({ ...COMMON }),
  body: null,
  answer: Type.Unknown(),
  formats: ['json'],
  examples: [{ title: 'boundaries.boundaryFile.example.regionsTheirVersions', url: '/confini/unita-regione.json' }],
  async handle(request, reply, sources) {
    const context = await openCall(request, sources);
    const { file } = request.params as { file: string };
    const { store } = context.services;
    const { catalogue } = await mapsOf(store, context.edition);
    const listed = catalogue?.files.some(({ name }) => name === file);
    const compressed = store && listed ? await readMapFile(store, context.edition, file) : undefined;
    if (!compressed) {
      throw new Problem('indirizzo_inesistente', message('boundaries.editionServiceHas', { file, v1: V1 }), 'file');
    }
    const { edizione } = request.query as { edizione?: string };
    const tag = `${context.editionName}-${file}`;
    reply.headers({
      vary: 'accept-encoding',
      'cache-control': edizione === context.editionName ? IMMUTABLE : 'no-cache',
      etag: `"${tag}"`,
      'content-language': 'it',
    });
    const known = matching(request.headers['if-none-match'], tag, encodingOf(request));
    if (known) return reply.header('etag', known).code(304).send();
    reply.type('application/json; charset=utf-8');
    if (encodingOf(request) !== 'br') return reply.send(plainMapFile(compressed).toString());
    return reply.header('content-encoding', 'br').header('content-length', compressed.byteLength).send(compressed);
  },
};
