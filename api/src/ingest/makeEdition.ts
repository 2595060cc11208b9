import type { Database, Edition, Source } from '../database/index.ts';
import { editionScripts } from './createEdition.ts';
import { embeddedPackages } from './embeddedEdition.ts';
import { fingerprint } from './inputFiles.ts';
import { loadEdition } from './loadEdition.ts';
import { type Preparation, prepareEdition } from './prepareEdition.ts';

/** Raised when a load makes something else of the same files, so that the next start loads them again. */
const LOADER = '7';

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
  refused?: Error;
}

/** What an edition is known by: its files, whether the packages built in are beneath them, and what made it of them. */
export const identityOf = async (files: readonly Pick<Source, 'file' | 'report' | 'impronta'>[], approximate: boolean): Promise<string> =>
  fingerprint(files, LOADER, approximate ? embeddedPackages() : '', ...Object.values(await editionScripts()));

/** Makes an edition and puts it into service, unless the one in service is the same. Throws FailedCheckError, and then the one before it goes on serving. */
export async function makeEdition(database: Database, preparation: Omit<Preparation, 'fingerprint'>, progress: Progress): Promise<Loaded> {
  const identity = await identityOf(preparation.collected.files, preparation.approximate);
  const current = await database.edition();
  if (current?.fingerprint === identity) return { edition: current, loaded: false };
  await loadEdition(database, prepareEdition({ ...preparation, fingerprint: identity }, progress), progress);
  const edition = await database.edition();
  if (!edition) throw new Error('The new edition is not there after its load');
  return { edition, loaded: true };
}
