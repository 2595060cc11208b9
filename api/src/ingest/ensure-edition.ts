import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Database, Edition, Origin } from '../database/index.ts';
import { editionScripts } from '../database/migrate.ts';
import { fingerprint, type InputFile, inputFiles } from './input-files.ts';
import { loadEdition, type NewEdition } from './load-edition.ts';
import { prepareEdition } from './prepare-edition.ts';

/** Raised when a load makes something else of the same files, so that the next start loads them again. */
export const LOADER = '1';

/** The data that stand beside a checkout. */
export const SIBLING_DATA = fileURLToPath(new URL('../../../../shared/data', import.meta.url));

export interface LoadOptions {
  /** Told what happens, in Italian, a line at a time. */
  progress?: (message: string) => void;
}

/** The edition that is served after a load, and whether the load was needed. */
export interface Loaded {
  edition: Edition;
  loaded: boolean;
}

async function loadUnlessCurrent(
  database: Database,
  files: readonly InputFile[],
  prepare: (hash: string) => NewEdition,
  progress: (message: string) => void,
): Promise<Loaded> {
  const hash = fingerprint(files, LOADER, ...(await editionScripts()));
  const current = await database.edition();
  if (current?.fingerprint === hash) return { edition: current, loaded: false };
  await loadEdition(database, prepare(hash), progress);
  const edition = await database.edition();
  if (!edition) throw new Error('The new edition is not there after its load');
  return { edition, loaded: true };
}

/**
 * Loads a folder or a file into a new edition and puts it into service; does nothing when the current edition was made of the same files.
 * Throws BadFileError or FailedCheckError, and then the edition before it goes on serving.
 */
export async function loadPath(
  database: Database,
  path: string,
  origin: Origin,
  { progress = () => {} }: LoadOptions = {},
): Promise<Loaded> {
  const files = await inputFiles(path);
  return loadUnlessCurrent(database, files, (hash) => prepareEdition(files, hash, origin, progress), progress);
}

/**
 * Makes sure that there is an edition to serve, for the start of the portal. In this order: the folder that PORTALE_DATI names; what an operator
 * loaded by hand; the data beside the checkout.
 */
export async function ensureEdition(database: Database, options: LoadOptions = {}): Promise<Loaded> {
  const named = process.env.PORTALE_DATI;
  if (named) return loadPath(database, named, 'cartella', options);
  const current = await database.edition();
  if (current?.origin === 'operatore') return { edition: current, loaded: false };
  if (existsSync(SIBLING_DATA)) return loadPath(database, SIBLING_DATA, 'cartella', options);
  if (current) return { edition: current, loaded: false };
  throw new Error('There are no data to load');
}
