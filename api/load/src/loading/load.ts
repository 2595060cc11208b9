import { buildHistory } from '@territori/history/territory/buildHistory';
import type { History } from '@territori/history/territory/model';
import type { Database, Edition } from '@territori/store/database';
import { selectionFingerprint } from '../edition/fingerprint.ts';
import { backInService, type NewEdition, storeEdition } from '../edition/storeEdition.ts';
import type { Progress } from '../sources/chooseSources.ts';
import { type ChosenSources, chooseSources, type LoadRequest, sameBytes, sameName } from '../sources/chooseSources.ts';
import { lacksOf } from '../sources/lacksOf.ts';
import { type ReadFiles, readFiles } from '../sources/readFiles.ts';
import { withNews } from '../sources/sourceNews.ts';
import { isRefusal } from './explainFailure.ts';

export interface LoadOptions {
  progress?: Progress;
}

/** The edition that is served after a load. */
export interface Loaded {
  edition: Edition;
  /** False when the edition that was in service was made of the same files. */
  loaded: boolean;
  /** Why the new files were refused, when an edition loaded earlier goes on serving. */
  refused?: Error;
}

/**
 * From files to the edition in service. Each step is the file of its name:
 *
 * 1. `chooseSources` opens the files: those of an operator, of PORTALE_DATI, those that the database keeps, or
 *    those of the record.
 *    `fingerprint` hashes them with the program that reads them; when the edition in service has that hash, the load ends here.
 * 2. `readFiles` recognises the format of each file by its header (`formats`) and collects what its rows say as lists
 *    of facts (`territory/sources`).
 *    A file that is damaged or is not a source is left out; `lacksOf` says which facts are missing so.
 *    An earlier edition that was made of these files and is still kept is put back into service.
 * 3. `buildHistory` (in `territory`) makes of these facts the units, their versions in time, and the changes between
 *    them. It reads and writes nothing.
 * 4. `storeEdition` writes the history into a new schema, checks it (`checkEdition`) and puts it into service, in one transaction.
 *
 * The files of the edition are written afterwards: `loading/writeFiles`.
 *
 * An edition that only other versions of the portal read (`STRUCTURE`) stays beside the new one, for them.
 *
 * Whatever fails, the edition before goes on serving: a start then says why and returns that edition; otherwise the
 * error is thrown (BadFileError, FailedCheckError, DatabaseError; `explainFailure` puts each in a sentence).
 */
export async function load(database: Database, request: LoadRequest, { progress = () => {} }: LoadOptions = {}): Promise<Loaded> {
  const current = await database.edition();
  // where another version of the portal has loaded since, the files that an operator chose are those of its edition
  const last = await database.lastEdition();
  try {
    const chosen = await chooseSources(database, request, last, progress);
    if (current && (await isMadeOf(chosen, current))) return { edition: current, loaded: false };
    if (!current && last)
      progress(`Edition ${last.id} is of another version of the portal and stays for it; this version loads its own beside it`);
    if (chosen.remark) progress(chosen.remark);
    const edition = await makeEdition(database, chosen, last, progress);
    if (last) logLostFiles(last, edition, progress);
    return { edition, loaded: true };
  } catch (error) {
    if (request.by !== 'start' || !current || !isRefusal(error)) throw error;
    progress(`Refused: ${error.message}. Edition ${current.id} stays in service`);
    return { edition: current, loaded: false, refused: error };
  }
}

/** Whether the edition in service is the one that a load would make. Rejects where the files cannot be read. */
export async function isUpToDate(database: Database, request: LoadRequest): Promise<boolean> {
  const current = await database.edition();
  if (!current) return false;
  return isMadeOf(await chooseSources(database, request, await database.lastEdition(), () => {}), current);
}

/** The edition of the chosen files, in service: one that is still kept, or a new one. */
async function makeEdition(database: Database, chosen: ChosenSources, before: Edition | undefined, progress: Progress): Promise<Edition> {
  const read = await readFiles(chosen, progress);
  const fingerprint = await selectionFingerprint(read.selection, chosen.leftOut);
  const kept = await backInService(database, { fingerprint, origin: read.selection.origin });
  if (kept) {
    progress(`Edition ${kept.id} was made of the same files: it is put back into service`);
    return kept;
  }
  const made = newEdition(read, fingerprint, progress);
  return storeEdition(database, { ...made, sources: await withNews(database, before, made) }, progress);
}

/** What the files say as an edition to store. */
function newEdition({ selection, sources, listed, leftOut }: ReadFiles, fingerprint: string, progress: Progress): NewEdition {
  progress('Building the history');
  const history = buildHistory(sources);
  logUnmatched(history, progress);
  return {
    history,
    sources: listed,
    leftOut,
    lacks: lacksOf(sources, leftOut),
    origin: selection.origin,
    fingerprint,
    files: [...selection.beneath, ...selection.found],
  };
}

/** Whether an edition was made of the chosen files. Which of the editions that they may make it will be is known once they are read. */
async function isMadeOf({ alone, onTop, leftOut }: ChosenSources, { fingerprint }: Edition): Promise<boolean> {
  const selections = [alone, onTop].flatMap((selection) => selection ?? []);
  return (await Promise.all(selections.map((selection) => selectionFingerprint(selection, leftOut)))).includes(fingerprint);
}

/** How many of the changes that are left out are named. */
const NAMED = 5;

function logUnmatched({ unmatched }: History, progress: Progress): void {
  if (unmatched.length === 0) return;
  const named = unmatched.slice(0, NAMED).map((change) => `${change.kind} ${change.code} ${change.date}`);
  const more = unmatched.length > NAMED ? ', ...' : '';
  progress(`${unmatched.length} declared changes match nothing in the history and are left out: ${named.join(', ')}${more}`);
}

/** Reports the files that an operator loaded by hand and that the new edition lacks, and how to load them again. */
function logLostFiles(before: Edition, after: Edition, progress: Progress): void {
  // an operator who loads by hand expects that a file replaces one of the same name; at a start no operator may be there
  const same = after.origin === 'operatore' ? sameName : sameBytes;
  const byHand = before.sources.filter((source) => source.impronta !== null && (source.aggiunto || before.origin === 'operatore'));
  const lost = byHand.filter((source) => !after.sources.some(same(source))).map(({ file }) => file);
  if (lost.length === 0) return;
  progress(`WARNING: edition ${after.id} does not include the files loaded by hand: ${lost.join(', ')}`);
  progress('To put them back into service: npm run data -- load <file or folder>');
}
