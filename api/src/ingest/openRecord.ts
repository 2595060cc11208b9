import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Origin } from '../database/index.ts';
import { DATA_PACKAGE, readDataPackage } from './dataPackage.ts';
import { CARRIED_RECORD, officialFolder, updatedRecord } from './dataPlaces.ts';
import { hashOf } from './hashOf.ts';
import { type InputFile, openFiles } from './openFiles.ts';

/** The files of a record, and where they came from. */
export interface OpenedRecord {
  readonly files: readonly InputFile[];
  readonly origin: Extract<Origin, 'incorporata' | 'ufficiale'>;
}

/** The hash by which an update says of which record it is one. */
export const recordHash = async (folder: string): Promise<string> => hashOf(await readFile(join(folder, DATA_PACKAGE)));

/** The updated record where there is one of the record that comes with the portal; that one itself otherwise. */
async function recordInForce(): Promise<string> {
  const updated = updatedRecord(officialFolder());
  const described = await readDataPackage(updated).catch(() => undefined);
  return described?.updates !== undefined && described.updates === (await recordHash(CARRIED_RECORD)) ? updated : CARRIED_RECORD;
}

/** Opens the files of the record in a folder, by default of the one in force. Throws BadFileError for a file that is not as described. */
export async function openRecord(folder?: string): Promise<OpenedRecord> {
  const place = folder ?? (await recordInForce());
  const { files } = await openFiles(place);
  const updated = (await readDataPackage(place))?.updates !== undefined;
  return { files, origin: updated ? 'ufficiale' : 'incorporata' };
}
