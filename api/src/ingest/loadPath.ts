import { basename } from 'node:path';
import type { Database, Edition, Origin } from '../database/index.ts';
import { BadFileError } from './BadFileError.ts';
import { type Collected, collect, holdsHistory } from './collect.ts';
import { embeddedSources } from './embeddedEdition.ts';
import { type FileIdentity, type InputFile, identified, inputFiles } from './inputFiles.ts';
import { filesOf } from './keptFiles.ts';
import { identityOf, type Loaded, type LoadOptions, makeEdition, type Progress } from './makeEdition.ts';

/** What lies beneath the files of an approximate edition. */
const baseOf = async ({ approximate }: Edition): Promise<Collected | undefined> => (approximate ? embeddedSources() : undefined);

const sameName = (file: FileIdentity) => (other: FileIdentity) => other.file === file.file && other.report === file.report;
const sameBytes = (file: FileIdentity) => (other: FileIdentity) => other.impronta === file.impronta && other.report === file.report;

/** Adds files to those of the edition in service; one of the same name and report takes the place of the earlier one. */
async function addToCurrent(database: Database, added: readonly InputFile[], current: Edition, progress: Progress): Promise<Loaded> {
  const names = added.map(identified);
  const kept = (await filesOf(database, current)).filter((file) => !names.some(sameName(identified(file))));
  const inputs = [...kept, ...added];
  const collected = await collect(inputs, progress, await baseOf(current));
  return makeEdition(database, { collected, inputs, origin: current.origin, approximate: current.approximate }, progress);
}

/** Which files of the edition in service an operator added by hand, and which of a folder's own are left beneath them. */
function onTopOf(folder: readonly InputFile[], current: Edition | undefined) {
  const own = folder.map(identified);
  const added = (current?.sources ?? []).filter((source) => source.aggiunto && !own.some(sameBytes(source)));
  return { added, own: folder.filter((file) => !added.some(sameName(identified(file)))) };
}

/** Says which files that an operator loaded by hand are not in the edition that took over, and how they come back. */
function tellLeftOut(before: Edition | undefined, { edition, loaded }: Loaded, origin: Origin, progress: Progress): void {
  if (!before || !loaded) return;
  // who loads by hand knows that a file of the same name is replaced; who starts the portal may not
  const same = origin === 'operatore' ? sameName : sameBytes;
  const byHand = before.sources.filter((source) => source.impronta !== null && (source.aggiunto || before.origin === 'operatore'));
  const leftOut = byHand.filter((source) => !edition.sources.some(same(source))).map(({ file }) => file);
  if (leftOut.length === 0) return;
  progress(`ATTENZIONE: l'edizione ${edition.id} non comprende i file caricati a mano ${leftOut.join(', ')}`);
  progress('Per rimetterli in servizio: npm run data -- load <file o cartella>');
}

/**
 * Loads a folder or a file. When the history of the municipalities is among the files they are a new edition by themselves; when it is not, they
 * are added to those of the edition in service, which gives a new edition too. What an operator added so stays on top of any folder but one that an
 * operator loads. Does nothing when the current edition was made of the same files. Throws BadFileError or FailedCheckError, and then the edition before
 * it goes on serving.
 */
export async function loadPath(
  database: Database,
  path: string,
  origin: Origin,
  { progress = () => {}, report = null }: LoadOptions & { report?: number | null } = {},
): Promise<Loaded> {
  const files = await inputFiles(path, report);
  if (files.length === 0) throw new BadFileError(basename(path), null, 'the folder holds no CSV, JSON, XLSX or ZIP');
  const current = await database.edition();
  const { added, own } = origin === 'operatore' ? { added: [], own: files } : onTopOf(files, current);
  if (current?.fingerprint === (await identityOf([...own.map(identified), ...added], false))) return { edition: current, loaded: false };
  if (added.length > 0) progress(`Sopra la cartella restano i file aggiunti a mano: ${added.map(({ file }) => file).join(', ')}`);
  const kept =
    current && added.length > 0 ? (await filesOf(database, current)).filter((file) => added.some(sameName(identified(file)))) : [];
  const inputs = [...own, ...kept];
  const collected = await collect(inputs, progress);
  if (holdsHistory(collected)) {
    const loaded = await makeEdition(database, { collected, inputs, origin, approximate: false }, progress);
    tellLeftOut(current, loaded, origin, progress);
    return loaded;
  }
  if (!current) {
    throw new BadFileError(
      basename(path),
      null,
      'the history of the municipalities (cities.csv) is not among the files, and no edition is loaded to add them to',
    );
  }
  const byHand = origin === 'operatore';
  return addToCurrent(database, byHand ? inputs.map((file) => ({ ...file, added: true })) : inputs, current, progress);
}

/** Loads what the packages that come with the portal hold. */
export async function loadEmbedded(database: Database, { progress = () => {} }: LoadOptions = {}): Promise<Loaded> {
  progress('Edizione incorporata: la storia che segue è approssimata');
  return makeEdition(database, { collected: await embeddedSources(), inputs: [], origin: 'incorporata', approximate: true }, progress);
}

/** Loads a folder of official files on top of the embedded edition. */
export async function loadOfficial(database: Database, folder: string, { progress = () => {} }: LoadOptions = {}): Promise<Loaded> {
  const inputs = await inputFiles(folder);
  const collected = await collect(inputs, progress, await embeddedSources());
  return makeEdition(database, { collected, inputs, origin: 'ufficiale', approximate: true }, progress);
}

/**
 * Makes the edition in service again of the files that the database keeps, when it was made by an earlier version of the portal or of its packages;
 * else leaves it as it is.
 */
export async function renewEdition(database: Database, current: Edition, { progress = () => {} }: LoadOptions = {}): Promise<Loaded> {
  const { sources, origin, approximate } = current;
  if (current.fingerprint === (await identityOf(sources, approximate))) return { edition: current, loaded: false };
  progress(`L'edizione ${current.id} è di una versione precedente del portale: viene rifatta dagli stessi file`);
  const inputs = await filesOf(database, current);
  const collected = await collect(inputs, progress, await baseOf(current));
  return makeEdition(database, { collected, inputs, origin, approximate }, progress);
}
