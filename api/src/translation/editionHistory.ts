import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  decodeSizes,
  decodeStoria,
  encodeSizes,
  encodeStoria,
  HistoryIndex,
  type SizesFile,
  type StoriaFile,
} from '@territori/traduzione/storia';
import { connect, DEFAULT_DIRECTORY, DirectoryInUseError } from '../database/index.ts';
import { load } from '../ingest/load.ts';
import { readSizes, readStoria } from './readStoria.ts';

/** The history of an edition as it is kept beside its database. */
export interface KeptHistory {
  readonly impronta: string;
  readonly nome: string;
  readonly storia: StoriaFile;
  readonly dimensioni: SizesFile;
}

export interface EditionHistory {
  readonly index: HistoryIndex;
  /** The name of the edition. */
  readonly name: string;
}

/** Beside the directory of the embedded database, so that it can be read while a running portal holds that directory. */
const keptFile = (directory: string) => join(dirname(directory), 'traduzione', `${basename(directory)}.json`);

async function readKept(file: string): Promise<KeptHistory | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as KeptHistory;
  } catch {
    return undefined;
  }
}

/** Another process may read the file at any time: it is replaced as a whole. */
async function keep(file: string, kept: KeptHistory): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  await writeFile(part, JSON.stringify(kept));
  await rename(part, file);
}

const opened = ({ nome, storia, dimensioni }: KeptHistory): EditionHistory => ({
  index: new HistoryIndex(decodeStoria(storia), decodeSizes(dimensioni)),
  name: nome,
});

/** The history in a `storia.json`; sizes are not in it. */
export async function historyOfFile(file: string): Promise<EditionHistory> {
  const storia = decodeStoria(JSON.parse(await readFile(file, 'utf8')) as StoriaFile);
  return { index: new HistoryIndex(storia), name: storia.edition };
}

/** The history of the edition in service, ready to be looked up. It comes from where `historyFilesInService` finds it. */
export const historyInService = async (progress: (message: string) => void): Promise<EditionHistory> =>
  opened(await historyFilesInService(progress));

/**
 * The files of the edition in service; where there is none, the edition is loaded first. While a running portal holds
 * the embedded database, what was last kept beside it is read. Throws DirectoryInUseError when nothing was kept yet.
 */
export async function historyFilesInService(progress: (message: string) => void): Promise<KeptHistory> {
  const directory = process.env.DATABASE_URL ? undefined : (process.env.PORTALE_DATABASE ?? DEFAULT_DIRECTORY);
  const file = directory === undefined ? undefined : keptFile(directory);
  try {
    const database = await connect();
    try {
      const edition = (await database.edition()) ?? (await load(database, { by: 'start' }, { progress })).edition;
      const kept = file === undefined ? undefined : await readKept(file);
      if (kept?.impronta === edition.fingerprint) return kept;
      progress('Reading the history of the edition');
      const [storia, sizes] = await Promise.all([readStoria(database, edition), readSizes(database, edition)]);
      const fresh = { impronta: edition.fingerprint, nome: edition.name, storia: encodeStoria(storia), dimensioni: encodeSizes(sizes) };
      if (file !== undefined) await keep(file, fresh);
      return fresh;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DirectoryInUseError) || file === undefined) throw error;
    const kept = await readKept(file);
    if (!kept) throw error;
    progress(`The database is in use by process ${error.pid}; reading the history that was kept beside it (${kept.nome})`);
    return kept;
  }
}
