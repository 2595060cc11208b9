import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { HistoryFile } from '../storia/compressHistory.ts';
import { type EditionFile, FORMAT } from './EditionFile.ts';
import type { EditionStatus } from './EditionStatus.ts';

/** Writes the file of the edition in service, by which other programs know the edition without its database. */
export async function writeEditionFile(
  path: string,
  status: EditionStatus,
  { storia, dimensioni }: Readonly<Record<HistoryFile, Buffer>>,
): Promise<void> {
  // others may read the file at any time: it appears whole
  const unfinished = `${path}.${process.pid}`;
  const file: EditionFile = { format: FORMAT, ...status, storia: storia.toString('base64'), dimensioni: dimensioni.toString('base64') };
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, JSON.stringify(file));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}
