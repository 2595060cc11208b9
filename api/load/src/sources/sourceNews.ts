import { isBoundarySource } from '@territori/store/boundaries/boundarySource';
import type { Database, Edition, Source, SourceNews } from '@territori/store/database';
import type { InputFile } from '../files/openFiles.ts';
import { type RecognisedTable, recogniseFormat } from '../formats/recogniseFormat.ts';
import { isOfRecord } from '../record/openRecord.ts';
import { dateInName, type Row } from '../tables/SourceTable.ts';
import { tableOfFile } from '../tables/tableOfFile.ts';
import { keptFiles } from './keptFiles.ts';
import { nearestByDay } from './nearestByDay.ts';
import { tableDifference } from './tableDifference.ts';

const readSourceTable = async ({ file, report, bytes }: Pick<InputFile, 'file' | 'report' | 'bytes'>): Promise<RecognisedTable> =>
  recogniseFormat(await tableOfFile({ name: file, bytes: await bytes(), report }));

/**
 * What a table says otherwise than an earlier one. A row that stands in the place of another of the same municipality corrects it.
 * @param beside whether the earlier table is still there, because each lists another day: then nothing is corrected or withdrawn
 */
function newsBetweenTables(before: RecognisedTable, after: RecognisedTable, beside: boolean): SourceNews {
  const difference = tableDifference(before.table, after.table);
  const { lost, gained } = beside ? { ...difference, lost: [] } : difference;
  const codes = ({ format: { municipality } }: RecognisedTable, rows: readonly Row[]): string[] =>
    municipality === undefined ? [] : rows.map((row) => row.text(municipality).padStart(6, '0'));
  const [had, has] = [codes(before, lost), codes(after, gained)];
  const withdrawn = new Map<string, number>();
  for (const code of had) withdrawn.set(code, (withdrawn.get(code) ?? 0) + 1);
  let corrected = 0;
  for (const code of has) {
    const left = withdrawn.get(code) ?? 0;
    if (left > 0) corrected += 1;
    withdrawn.set(code, left - 1);
  }
  return {
    aggiunti: gained.length - corrected,
    corretti: corrected,
    ritirati: lost.length - corrected,
    comuni: [...new Set([...had, ...has])].sort(),
  };
}

/** What a file says otherwise than the nearest one of its kind in the edition before; of boundaries only whether they are new. */
async function newsOfFile(
  database: Database,
  before: Edition,
  { source, file, others }: { source: Source; file: InputFile; others: readonly Source[] },
): Promise<SourceNews> {
  const added: SourceNews = { aggiunti: source.righe, corretti: 0, ritirati: 0, comuni: [] };
  const sameKind = before.sources.filter(({ descrizione }) => descrizione.it === source.descrizione.it);
  if (isBoundarySource(source)) return sameKind.some((other) => other.file === source.file) ? { ...added, aggiunti: 0 } : added;
  const nearest = nearestByDay(sameKind, (other) => dateInName(other.file), dateInName(source.file));
  const [kept] = nearest ? keptFiles(database, [nearest]) : [];
  const beside = others.some(({ impronta }) => impronta === nearest?.impronta);
  return kept ? newsBetweenTables(await readSourceTable(kept), await readSourceTable(file), beside) : added;
}

/**
 * The sources of an edition of the record. Each source that the edition before does not have comes with what is new in it. Editions of an
 * operator's files are not compared: the operator chose the files and knows what changed.
 */
export async function withNews(
  database: Database,
  before: Edition | undefined,
  { origin, sources, files }: Pick<Edition, 'origin' | 'sources'> & { files: readonly InputFile[] },
): Promise<Source[]> {
  if (!before || ![before.origin, origin].every(isOfRecord)) return sources;
  const known = new Set(before.sources.map(({ impronta }) => impronta));
  return Promise.all(
    sources.map(async (source) => {
      const file = files.find(({ impronta }) => impronta === source.impronta);
      return !file || known.has(source.impronta)
        ? source
        : { ...source, novita: await newsOfFile(database, before, { source, file, others: sources }) };
    }),
  );
}
