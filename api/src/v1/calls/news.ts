import { Type } from 'typebox';
import { compareEditions, type Difference } from '../archive/compareEditions.ts';
import { FACT_TABLES } from '../archive/tables.ts';
import { OrNull, Shape, Text } from '../schemas/blocks.ts';
import { EDITION } from './Call.ts';
import { currentIndex } from './currentIndex.ts';
import { listCall } from './listCall.ts';
import { refuseOtherEdition } from './openCall.ts';

const Row = (description: string) =>
  Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]), { description });

const Novita = Shape({
  tabella: Text(`The table of the archive: ${FACT_TABLES.map(({ name }) => name).join(', ')}`),
  esito: Type.Union([Type.Literal('aggiunto'), Type.Literal('corretto'), Type.Literal('ritirato')], {
    description: 'aggiunto: the earlier edition does not have the row; corretto: it has other values; ritirato: only it has the row',
  }),
  chiave: Row('The columns of the key of the table with their values'),
  prima: OrNull(Row('The row of the earlier edition, null for one that was added')),
  dopo: OrNull(Row('The row of the edition in service, null for one that was withdrawn')),
});

/** Comparisons with the edition in service, by archive and editions: an edition never changes. */
const compared = new WeakMap<object, Map<string, Promise<readonly Difference[]>>>();

export const news = listCall({
  path: '/novita',
  name: 'novita',
  tag: 'Archivio',
  summary: 'What the edition in service says otherwise than an earlier one',
  description:
    'Fact by fact, by table and key of the archive: added, corrected with the row before and after, withdrawn. A copy of the earlier edition that applies all of them and sorts by key has the bytes of the JSONL files of the edition in service. ' +
    'The last five editions can be named; an older one is 410.',
  query: {
    da_edizione: Type.String({
      maxLength: 100,
      description: 'Name of the edition of which the caller has a copy, from `edizioni` of `GET /api/v1/archivio`',
    }),
  },
  row: Novita,
  examples: [{ title: 'Nothing is new since the edition in service', url: `/novita?da_edizione=${EDITION}` }],
  async find({ da_edizione }, { archive, edition, editionName }) {
    await currentIndex(archive, edition);
    if (!archive) return [];
    if (!(await archive.edition(da_edizione))) {
      const kept = (await archive.editions()).map(({ index }) => index.edizione);
      refuseOtherEdition(da_edizione, edition, 'da_edizione', kept);
    }
    const known = compared.get(archive) ?? new Map<string, Promise<readonly Difference[]>>();
    compared.set(archive, known);
    const question = `${da_edizione} ${editionName}`;
    const differences = known.get(question) ?? compareEditions(archive, da_edizione, editionName);
    known.set(question, differences);
    differences.catch(() => known.delete(question));
    return differences;
  },
});
