import { basename } from 'node:path';
import type { Database, Edition, Origin } from '../database/index.ts';
import { BadFileError } from './bad-file-error.ts';
import { type Collected, collect, holdsHistory } from './collect.ts';
import { embeddedSources } from './embedded-edition.ts';
import { type InputFile, identified, inputFiles } from './input-files.ts';
import { filesOf } from './kept-files.ts';
import { identityOf, type Loaded, type LoadOptions, makeEdition, type Progress } from './make-edition.ts';

/** What lies beneath the files of an approximate edition. */
const baseOf = async ({ approximate }: Edition): Promise<Collected | undefined> => (approximate ? embeddedSources() : undefined);

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
  const collected = await collect(inputs, progress, await baseOf(current));
  return makeEdition(database, { collected, inputs, origin, approximate: current.approximate }, progress);
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
  const current = await database.edition();
  if (current?.fingerprint === (await identityOf(inputs.map(identified), false))) return { edition: current, loaded: false };
  const collected = await collect(inputs, progress);
  if (holdsHistory(collected)) return makeEdition(database, { collected, inputs, origin, approximate: false }, progress);
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
