import type { Change } from '@territori/edition/model/readEvents';
import { changeRow } from '@territori/edition/rows/changeRow';
import type { Day } from '@territori/history/dates/day';
import { reference } from '@territori/languages';
import { COMMON, DayParameter } from '@territori/wire/v1/parameters';
import { LevelAsked, type Livello } from '@territori/wire/v1/values';
import { Type } from 'typebox';
import { message } from '../../../message.ts';
import { V1 } from '../../addresses.ts';
import { atomFeed, type FeedEntry } from '../../feed/atomFeed.ts';
import { FORMATS, negotiate } from '../../formats/format.ts';
import { withinHistory } from '../answering/askedDays.ts';
import { questionOf } from '../answering/keptAs.ts';
import { openCall } from '../answering/openCall.ts';
import { sendAnswer } from '../answering/sendAnswer.ts';
import type { Call, CallContext } from '../Call.ts';

/** Changes that the feed shows: the latest ones; with `dal`, all from then on up to a number that a reader can take. */
const SHOWN = 200;
const SHOWN_SINCE = 5000;

/** A name that stays when texts, codes and the order of changes do: of the unit, the day, the kind and the other unit. */
function idsOf(authority: string): (change: Change) => string {
  const seen = new Map<string, number>();
  return ({ id, data, tipo, id_collegata }) => {
    const name = [id, data, tipo ?? 'non_specificata', id_collegata ?? 0].join('/');
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return `tag:${authority},2026:variazione/${name}${times === 1 ? '' : `/${times}`}`;
  };
}

function changeEntries(changes: readonly Change[], dal: string | undefined, context: CallContext, authority: string): FeedEntry[] {
  const idOf = idsOf(authority);
  // counted over all changes, so that an id does not depend on which of them are shown
  const named = changes.map((change) => ({ change, id: idOf(change) }));
  const shown = dal === undefined ? named.slice(-SHOWN) : named.filter(({ change }) => change.data >= dal).slice(-SHOWN_SINCE);
  return shown.map(({ change, id }) => {
    const row = changeRow(change, context);
    return {
      id,
      title: `${row.data} ${row.denominazione}${row.codice === null ? '' : ` (${row.codice})`}`,
      updated: `${row.data}T00:00:00Z`,
      link: `${context.origin}${V1}/unita/${row.id}/variazioni`,
      summary: [row.descrizione, row.provvedimento?.testo].filter(Boolean).join('. '),
      category: row.tipo ?? 'non_specificata',
    };
  });
}

/** The edition in service and the earlier ones whose files stand. */
async function editionEntries({ archive, edition, editionName, origin, language }: CallContext, authority: string): Promise<FeedEntry[]> {
  const t = message.in(language);
  const own = { edizione: editionName, aggiornata_al: edition.date, since: new Date(edition.loadedAt) };
  const earlier = ((await archive?.editions()) ?? []).flatMap(({ index, since }) =>
    index.edizione === editionName ? [] : [{ ...index, since }],
  );
  return [own, ...earlier].map(({ edizione, aggiornata_al, since }) => ({
    id: `tag:${authority},2026:edizione/${edizione}`,
    title: t('changesFeed.edition', { edizione }),
    updated: since.toISOString(),
    link: `${origin}${V1}/archivio`,
    summary: t('changesFeed.known', { date: aggiornata_al }),
    category: 'edizione',
  }));
}

const answer = Type.String({ description: 'A feed (Atom, RFC 4287)' });

export const changesFeed: Call = {
  method: 'GET',
  path: '/variazioni.atom',
  name: 'variazioni_atom',
  tag: 'Archivio',
  description: reference('calls.variazioni_atom.description', { shown: SHOWN, since: SHOWN_SINCE }),
  parts: Type.Object({}),
  query: Type.Object({
    livello: Type.Optional(LevelAsked),
    dal: DayParameter('changesFeed.dal', '2024-01-01'),
    ...COMMON,
    formato: Type.Optional(Type.String({ maxLength: 20, description: 'changesFeed.formato', examples: ['atom'] })),
  }),
  body: null,
  answer,
  formats: ['atom'],
  examples: [
    { title: 'changesFeed.example.latestChangesMunicipalities', url: '/variazioni.atom?livello=comune' },
    { title: 'changesFeed.example.everythingFromDay', url: '/variazioni.atom?dal=2024-01-01' },
  ],
  async handle(request, reply, sources) {
    const context = await openCall(request, sources);
    const { livello, dal: asked, formato } = request.query as { livello?: Livello; dal?: Day; formato?: string };
    const dal = asked === undefined ? undefined : withinHistory('dal', asked);
    // readers of feeds ask for anything that is XML
    if (formato !== undefined) negotiate(request, ['atom'], formato);
    const { edition, origin, language, model } = context;
    const authority = new URL(origin).hostname;
    const editions = (await editionEntries(context, authority)).filter(({ updated }) => dal === undefined || updated >= dal);
    // which editions stand is not a fact of the edition in service
    const question = `${questionOf(request, {}, context)} ${JSON.stringify(editions.map(({ id, updated }) => [id, updated]))}`;
    return sendAnswer(request, reply, context, { type: FORMATS.atom.type, question, immutable: false, changing: true }, async () => {
      const changes = (await model.changes()).filter((change) => livello === undefined || change.livello === livello);
      const entries = [...changeEntries(changes, dal, context, authority), ...editions];
      entries.sort((a, b) => (a.updated === b.updated ? (a.id < b.id ? -1 : 1) : a.updated < b.updated ? 1 : -1));
      const feed = {
        id: `tag:${authority},2026:variazioni${livello === undefined ? '' : `/${livello}`}`,
        title: message.in(language)('changesFeed.title'),
        language,
        self: `${origin}${request.url}`,
        alternate: `${origin}/#/variazioni`,
        updated: new Date(edition.loadedAt).toISOString(),
        author: context.services.identity.publisher.name ?? context.services.identity.product,
        entries,
      };
      return { headers: {}, write: () => atomFeed(feed) };
    });
  },
};
