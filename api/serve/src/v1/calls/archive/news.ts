import type { Archive } from '@territori/edition/archive/Archive';
import { compareEditions, type Difference } from '@territori/edition/archive/compareEditions';
import { changeRows, VARIAZIONI } from '@territori/edition/archive/tables';
import type { EditionModel } from '@territori/edition/EditionModel';
import type { Day } from '@territori/history/dates/day';
import { textIn } from '@territori/languages';
import { DayParameter } from '@territori/wire/v1/parameters';
import { Type } from 'typebox';
import { message } from '../../../message.ts';
import { dayInText } from '../../dayInText.ts';
import { Problem } from '../../errors/Problem.ts';
import { Novita } from '../../schemas/novita.ts';
import { withinHistory } from '../answering/askedDays.ts';
import { listCall } from '../answering/listCall.ts';
import { refuseOtherEdition } from '../answering/openCall.ts';
import { EDITION } from '../Call.ts';
import { currentIndex } from './currentIndex.ts';

/** Comparisons with the edition in service, by archive and editions: an edition never changes. */
const compared = new WeakMap<object, Map<string, Promise<readonly Difference[]>>>();

export const news = listCall({
  path: '/novita',
  name: 'novita',
  tag: 'Archivio',
  query: {
    da_edizione: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'news.da_edizione',
      }),
    ),
    dal: DayParameter('news.dal', '2024-01-01'),
  },
  row: Novita,
  examples: [
    { title: 'news.example.nothingNewSinceEdition', url: `/novita?da_edizione=${EDITION}` },
    { title: 'news.example.whatWasPublishedOr', url: '/novita?dal=2024-01-01' },
  ],
  // which editions stand is not a fact of the edition in service
  dependsOn: async ({ dal }, { archive }) =>
    dal === undefined ? undefined : JSON.stringify(((await archive?.editions()) ?? []).map(({ index, since }) => [index.edizione, since])),
  async notice({ dal }, { archive, language }) {
    if (dal === undefined || !archive) return undefined;
    const { since, name } = await editionOn(archive, dal);
    if (since <= dal) return undefined;
    return textIn(message('news.olderEdition', { dal: dayInText(dal), since: dayInText(since), name }), language);
  },
  async find({ da_edizione, dal }, context) {
    const { archive, edition, editionName, model } = context;
    if (da_edizione !== undefined && dal !== undefined) {
      throw new Problem('parametri_incompatibili', message('news.dalTakesPlace'), 'dal');
    }
    if (da_edizione === undefined && dal === undefined) {
      throw new Problem('parametro_mancante', message('news.giveDaEdizione'), 'da_edizione');
    }
    const since = dal === undefined ? undefined : withinHistory('dal', dal);
    await currentIndex(archive, edition);
    if (!archive) return [];
    if (da_edizione !== undefined && !(await archive.edition(da_edizione))) {
      const kept = (await archive.editions()).map(({ index }) => index.edizione);
      refuseOtherEdition(da_edizione, edition, 'da_edizione', kept);
    }
    const earlier = da_edizione ?? (await editionOn(archive, since as Day)).name;
    const differences = await comparedWith(archive, earlier, editionName);
    return since === undefined ? differences : [...differences, ...(await happened(since, differences, model))];
  },
});

function comparedWith(archive: Archive, earlier: string, editionName: string): Promise<readonly Difference[]> {
  const known = compared.get(archive) ?? new Map<string, Promise<readonly Difference[]>>();
  compared.set(archive, known);
  const question = `${earlier} ${editionName}`;
  const differences = known.get(question) ?? compareEditions(archive, earlier, editionName);
  known.set(question, differences);
  differences.catch(() => known.delete(question));
  return differences;
}

/** The kept edition that was in service on a day, with its first day of service; the oldest one where none was. */
async function editionOn(archive: Archive, day: Day): Promise<{ readonly name: string; readonly since: Day }> {
  const kept = (await archive.editions()).map(({ index, since }) => ({
    name: index.edizione,
    since: since.toISOString().slice(0, 10) as Day,
  }));
  // the newest is the first
  return kept.find(({ since }) => since <= day) ?? (kept.at(-1) as (typeof kept)[number]);
}

/** The changes from a day on that the differences do not have. */
async function happened(day: Day, differences: readonly Difference[], model: EditionModel): Promise<Difference[]> {
  const table = VARIAZIONI;
  const known = new Set(
    differences.flatMap(({ tabella, chiave }) => (tabella === table.name ? [JSON.stringify(Object.values(chiave))] : [])),
  );
  const rows: Difference[] = [];
  for (const row of await changeRows(model, day)) {
    const chiave = Object.fromEntries(table.key.map((name) => [name, row[name] ?? null]));
    if (!known.has(JSON.stringify(Object.values(chiave))))
      rows.push({ tabella: table.name, esito: 'avvenuto', chiave, prima: null, dopo: row });
  }
  return rows;
}
