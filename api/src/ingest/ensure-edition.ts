import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database, Edition, Origin } from '../database/index.ts';
import { editionScripts } from '../database/migrate.ts';
import { todayInRome } from '../dates/day.ts';
import { BadFileError } from './bad-file-error.ts';
import { FailedCheckError } from './check-edition.ts';
import { collect, holdsHistory } from './collect.ts';
import { embeddedSources } from './embedded-edition.ts';
import { fetchOfficial } from './fetch-official.ts';
import { fingerprint, type InputFile, inputFiles } from './input-files.ts';
import { filesOf } from './kept-files.ts';
import { loadEdition } from './load-edition.ts';
import { officialFiles } from './official-files.ts';
import { type Preparation, prepareEdition } from './prepare-edition.ts';

/** Raised when a load makes something else of the same files, so that the next start loads them again. */
const LOADER = '4';

/** The data that stand beside a checkout. */
export const SIBLING_DATA = fileURLToPath(new URL('../../../../shared/data', import.meta.url));

/** Where what was fetched from the official addresses is kept. */
export const OFFICIAL_DATA = fileURLToPath(new URL('../../../.data/official', import.meta.url));

/** Told what happens, in Italian, a line at a time. */
export type Progress = (message: string) => void;

export interface LoadOptions {
  progress?: Progress;
}

/** The edition that is served after a load, and whether the load was needed. */
export interface Loaded {
  edition: Edition;
  loaded: boolean;
  /** Why the new files were not taken, when an edition loaded earlier goes on serving. */
  refused?: BadFileError | FailedCheckError;
}

const identityOf = async (files: readonly InputFile[], ...others: string[]): Promise<string> =>
  fingerprint(files, LOADER, ...others, ...(await editionScripts()));

async function load(database: Database, preparation: Preparation, progress: Progress): Promise<Loaded> {
  const current = await database.edition();
  if (current?.fingerprint === preparation.fingerprint) return { edition: current, loaded: false };
  await loadEdition(database, prepareEdition(preparation, progress), progress);
  const edition = await database.edition();
  if (!edition) throw new Error('The new edition is not there after its load');
  return { edition, loaded: true };
}

/** Adds files to those of the edition in service; one of the same name and report takes the place of the earlier one. */
async function addToCurrent(
  database: Database,
  added: readonly InputFile[],
  current: Edition,
  origin: Origin,
  progress: Progress,
): Promise<Loaded> {
  const kept = (await filesOf(database, current)).filter(
    (file) => !added.some((other) => other.name === file.name && other.report === file.report),
  );
  const inputs = [...kept, ...added];
  const base = current.approximate ? await embeddedSources() : undefined;
  const collected = await collect(inputs, progress, base);
  const identity = await identityOf(inputs, current.approximate ? 'embedded' : '');
  return load(database, { collected, inputs, fingerprint: identity, origin, approximate: current.approximate }, progress);
}

/**
 * Loads a folder or a file. When the history of the municipalities is among the files they are a new edition by themselves; when it is not, they
 * are added to those of the edition in service, which gives a new edition too. Does nothing when the current edition was made of the same files.
 * Throws BadFileError or FailedCheckError, and then the edition before it goes on serving.
 */
export async function loadPath(
  database: Database,
  path: string,
  origin: Origin,
  { progress = () => {}, report = null }: LoadOptions & { report?: number | null } = {},
): Promise<Loaded> {
  const inputs = await inputFiles(path, report);
  if (inputs.length === 0) throw new BadFileError(basename(path), null, 'the folder holds no CSV, JSON, XLSX or ZIP');
  const identity = await identityOf(inputs);
  const current = await database.edition();
  if (current?.fingerprint === identity) return { edition: current, loaded: false };
  const collected = await collect(inputs, progress);
  if (holdsHistory(collected)) return load(database, { collected, inputs, fingerprint: identity, origin, approximate: false }, progress);
  if (!current) {
    throw new BadFileError(
      basename(path),
      null,
      'the history of the municipalities (cities.csv) is not among the files, and no edition is loaded to add them to',
    );
  }
  return addToCurrent(database, inputs, current, origin, progress);
}

/** Loads what the packages that come with the portal hold. */
export async function loadEmbedded(database: Database, { progress = () => {} }: LoadOptions = {}): Promise<Loaded> {
  const collected = await embeddedSources();
  const identity = await identityOf([], JSON.stringify(collected));
  progress('Edizione incorporata: la storia che segue è approssimata');
  return load(database, { collected, inputs: [], fingerprint: identity, origin: 'incorporata', approximate: true }, progress);
}

/** Loads a folder, or tells why not and keeps what is there. */
async function loadFolder(database: Database, folder: string, current: Edition | undefined, options: LoadOptions): Promise<Loaded> {
  try {
    return await loadPath(database, folder, 'cartella', options);
  } catch (error) {
    if (!current || !(error instanceof BadFileError || error instanceof FailedCheckError)) throw error;
    options.progress?.(`Rifiutato: ${error.message}. Resta in servizio l'edizione ${current.id}`);
    return { edition: current, loaded: false, refused: error };
  }
}

/** Seconds that a start waits for the official addresses. */
const OFFICIAL_WAIT = 30;

/** The embedded edition with what the official addresses add to it; undefined when they do not answer in time. */
async function loadOfficial(database: Database, { progress = () => {} }: LoadOptions): Promise<Loaded | undefined> {
  try {
    const signal = AbortSignal.timeout(OFFICIAL_WAIT * 1000);
    await fetchOfficial(officialFiles(todayInRome()), OFFICIAL_DATA, { progress, patience: 5000, signal });
  } catch (error) {
    progress(`Gli indirizzi ufficiali non rispondono (${error instanceof Error ? error.message : error})`);
    return undefined;
  }
  const inputs = await inputFiles(OFFICIAL_DATA);
  const collected = await collect(inputs, progress, await embeddedSources());
  return load(
    database,
    { collected, inputs, fingerprint: await identityOf(inputs, 'embedded'), origin: 'ufficiale', approximate: true },
    progress,
  );
}

/**
 * Makes sure that there is an edition to serve, for the start of the portal. In this order: the folder that PORTALE_DATI names; what an operator
 * loaded by hand; the data beside the checkout; what was loaded before; the official addresses on top of the embedded edition; the embedded edition
 * alone. A folder that is refused leaves in service what was there, and throws only when nothing was.
 */
export async function ensureEdition(database: Database, options: LoadOptions = {}): Promise<Loaded> {
  const current = await database.edition();
  const named = process.env.PORTALE_DATI;
  if (named) return loadFolder(database, named, current, options);
  if (current?.origin === 'operatore') return { edition: current, loaded: false };
  if (existsSync(SIBLING_DATA)) return loadFolder(database, SIBLING_DATA, current, options);
  if (current) return { edition: current, loaded: false };
  return (await loadOfficial(database, options)) ?? loadEmbedded(database, options);
}
