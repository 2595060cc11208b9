import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Origin } from '@territori/store/database';
import { BadFileError } from '../files/BadFileError.ts';
import { DATA_PACKAGE, readDataPackage } from '../files/dataPackage.ts';
import { hashOf } from '../files/hashOf.ts';
import { type InputFile, openFiles } from '../files/openFiles.ts';
import { CARRIED_RECORD, officialFolder, updatedRecord } from './dataPlaces.ts';

/** The files of a record, and where they came from. */
export interface OpenedRecord {
  readonly files: readonly InputFile[];
  readonly origin: Extract<Origin, 'incorporata' | 'ufficiale'>;
}

/** Whether an edition was made of the record: as it comes with the portal, or updated. */
export const isOfRecord = (origin: Origin): origin is OpenedRecord['origin'] => origin === 'incorporata' || origin === 'ufficiale';

/** The hash by which an update says of which record it is one. */
export const recordHash = async (folder: string): Promise<string> => hashOf(await readFile(join(folder, DATA_PACKAGE)));

/** Opens the files of the record in a folder. Throws BadFileError for a file that is not as described. */
async function openFolder(folder: string): Promise<OpenedRecord> {
  const { files } = await openFiles(folder);
  const updated = (await readDataPackage(folder))?.updates !== undefined;
  return { files, origin: updated ? 'ufficiale' : 'incorporata' };
}

/** Opens the record in force: the update of a carried one where there is a whole one, otherwise that one itself. */
export async function openRecordInForce(carried = CARRIED_RECORD): Promise<OpenedRecord> {
  const updated = updatedRecord(officialFolder());
  try {
    const described = await readDataPackage(updated);
    if (described?.updates !== undefined && described.updates === (await recordHash(carried))) return await openFolder(updated);
  } catch (error) {
    if (!(error instanceof BadFileError)) throw error;
  }
  return openFolder(carried);
}

/** Opens the files of the record in a folder, by default of the one in force. Throws BadFileError for a file that is not as described. */
export const openRecord = (folder?: string): Promise<OpenedRecord> => (folder === undefined ? openRecordInForce() : openFolder(folder));
