import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Database, Edition, Origin } from '../database/index.ts';
import { editionScripts } from '../database/migrate.ts';
import { BadFileError } from './bad-file-error.ts';
import { FailedCheckError } from './check-edition.ts';
import { embeddedSources } from './embedded-edition.ts';
import { fingerprint, inputFiles } from './input-files.ts';
import { loadEdition, type NewEdition } from './load-edition.ts';
import { prepareEdition, prepareEmbeddedEdition } from './prepare-edition.ts';

/** Raised when a load makes something else of the same files, so that the next start loads them again. */
const LOADER = '2';

/** The data that stand beside a checkout. */
export const SIBLING_DATA = fileURLToPath(new URL('../../../../shared/data', import.meta.url));

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

async function loadUnlessCurrent(database: Database, identity: string, prepare: () => NewEdition, progress: Progress): Promise<Loaded> {
  const current = await database.edition();
  if (current?.fingerprint === identity) return { edition: current, loaded: false };
  await loadEdition(database, prepare(), progress);
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
  const identity = fingerprint(files, LOADER, ...(await editionScripts()));
  return loadUnlessCurrent(database, identity, () => prepareEdition(files, identity, origin, progress), progress);
}

/** Loads what the packages that come with the portal hold. */
export async function loadEmbedded(database: Database, { progress = () => {} }: LoadOptions = {}): Promise<Loaded> {
  const embedded = await embeddedSources();
  const identity = fingerprint([], JSON.stringify(embedded), LOADER, ...(await editionScripts()));
  return loadUnlessCurrent(database, identity, () => prepareEmbeddedEdition(embedded, identity, progress), progress);
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

/**
 * Makes sure that there is an edition to serve, for the start of the portal. In this order: the folder that PORTALE_DATI names; what an operator
 * loaded by hand; the data beside the checkout; what was loaded before; the embedded edition. A folder that is refused leaves in service what was
 * there, and throws only when nothing was.
 */
export async function ensureEdition(database: Database, options: LoadOptions = {}): Promise<Loaded> {
  const current = await database.edition();
  const named = process.env.PORTALE_DATI;
  if (named) return loadFolder(database, named, current, options);
  if (current?.origin === 'operatore') return { edition: current, loaded: false };
  if (existsSync(SIBLING_DATA)) return loadFolder(database, SIBLING_DATA, current, options);
  if (current && current.origin !== 'incorporata') return { edition: current, loaded: false };
  return loadEmbedded(database, options);
}
