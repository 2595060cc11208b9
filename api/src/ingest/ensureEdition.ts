import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Database, Edition } from '../database/index.ts';
import { todayInRome } from '../dates/day.ts';
import { BadFileError } from './BadFileError.ts';
import { FailedCheckError } from './checkEdition.ts';
import { fetchOfficial } from './fetchOfficial.ts';
import { loadEmbedded, loadOfficial, loadPath, renewEdition } from './loadPath.ts';
import type { Loaded, LoadOptions } from './makeEdition.ts';
import { type OfficialFile, officialFiles } from './officialFiles.ts';

/** The data that stand beside a checkout. */
export const SIBLING_DATA = fileURLToPath(new URL('../../../../shared/data', import.meta.url));

/** Where what was fetched from the official addresses is kept: PORTALE_UFFICIALI, or a folder of the checkout. */
export const OFFICIAL_DATA = process.env.PORTALE_UFFICIALI || fileURLToPath(new URL('../../../.data/official', import.meta.url));

/** Where a start looks for data; each place is the portal's own when it is left out. */
export interface DataPlaces {
  /** The folder that an operator names, '' for none; PORTALE_DATI. */
  named?: string;
  /** The folder beside the checkout. */
  sibling?: string;
  /** The official addresses, and the folder in which their files are kept. */
  official?: { files: readonly OfficialFile[]; folder: string };
}

const isRefusal = (error: unknown): error is BadFileError | FailedCheckError =>
  error instanceof BadFileError || error instanceof FailedCheckError;

/** Keeps what is in service when what should replace it is refused. */
async function orKeep(current: Edition | undefined, { progress = () => {} }: LoadOptions, load: Promise<Loaded>): Promise<Loaded> {
  try {
    return await load;
  } catch (error) {
    if (!current || !isRefusal(error)) throw error;
    progress(`Rifiutato: ${error.message}. Resta in servizio l'edizione ${current.id}`);
    return { edition: current, loaded: false, refused: error };
  }
}

/** The official files on top of the embedded edition; that edition alone when their addresses do not answer, or answer something else. */
async function loadOfficialOrEmbedded(
  database: Database,
  official: NonNullable<DataPlaces['official']>,
  options: LoadOptions,
): Promise<Loaded> {
  if (!(await fetched(official, options))) return loadEmbedded(database, options);
  try {
    return await loadOfficial(database, official.folder, options);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    options.progress?.(`Rifiutato: ${error.message}`);
    return loadEmbedded(database, options);
  }
}

/** Seconds that a start waits for the official addresses. */
const OFFICIAL_WAIT = 30;

/** True when the official files are there. */
async function fetched({ files, folder }: NonNullable<DataPlaces['official']>, { progress = () => {} }: LoadOptions): Promise<boolean> {
  try {
    await fetchOfficial(files, folder, { progress, patience: 5000, signal: AbortSignal.timeout(OFFICIAL_WAIT * 1000) });
    return true;
  } catch (error) {
    progress(`Gli indirizzi ufficiali non rispondono (${error instanceof Error ? error.message : error})`);
    return false;
  }
}

/**
 * Makes sure that there is an edition to serve, for the start of the portal. In this order: the folder that PORTALE_DATI names; what an operator
 * loaded by hand; the data beside the checkout; what was loaded before; the official addresses on top of the embedded edition; the embedded edition
 * alone. Files that an operator added one by one stay on top of whatever folder is loaded, and what is left out is told. An edition of an earlier version of the portal is made again of its own files. What is refused leaves in service what was there, and throws
 * only when nothing was.
 */
export async function ensureEdition(database: Database, options: LoadOptions & DataPlaces = {}): Promise<Loaded> {
  const { named = process.env.PORTALE_DATI, sibling = SIBLING_DATA } = options;
  const current = await database.edition();
  if (named) return orKeep(current, options, loadPath(database, named, 'cartella', options));
  if (current?.origin === 'operatore') return orKeep(current, options, renewEdition(database, current, options));
  if (existsSync(sibling)) return orKeep(current, options, loadPath(database, sibling, 'cartella', options));
  if (current) return orKeep(current, options, renewEdition(database, current, options));
  const official = options.official ?? { files: officialFiles(todayInRome()), folder: OFFICIAL_DATA };
  return loadOfficialOrEmbedded(database, official, options);
}
