import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database, Edition } from '../database/index.ts';
import { compressHistory } from '../translation/compressHistory.ts';
import { type EditionFile, FORMAT, isFileOf, readEditionFile } from './EditionFile.ts';
import { readStatus } from './EditionStatus.ts';
import { editionFilePath } from './editionFilePath.ts';

/**
 * Writes the file of the edition in service, where it is not there yet: the step after each load, by which other programs know the edition
 * without its database. Never rejects: `progress` receives why the file could not be written.
 */
export async function keepEditionFile(
  database: Database,
  edition: Edition,
  progress: (message: string) => void = () => {},
  path = editionFilePath(),
): Promise<void> {
  if (path === undefined || isFileOf(await readEditionFile(path), edition)) return;
  // others may read the file at any time: it appears whole
  const unfinished = `${path}.${process.pid}`;
  try {
    const { storia, dimensioni } = await compressHistory(database, edition);
    const status = await readStatus(database, edition);
    const file: EditionFile = { format: FORMAT, ...status, storia: storia.toString('base64'), dimensioni: dimensioni.toString('base64') };
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, JSON.stringify(file));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    progress(`WARNING: the file of the edition, which npm run traduci reads, could not be written: ${(error as Error).message}`);
  }
}
