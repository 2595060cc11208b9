import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BadFileError, NotASourceError } from '../files/BadFileError.ts';
import { type DataResource, readDataPackage, readResource } from '../files/dataPackage.ts';
import { type CarriedFile, carriedFiles } from '../record/carriedFiles.ts';
import { recordHash } from '../record/openRecord.ts';
import { writeRecord } from '../record/writeRecord.ts';
import { nearestByDay } from '../sources/nearestByDay.ts';
import { type FileState, readArchiveState } from './ArchiveState.ts';
import { updatedTable } from './updatedTable.ts';

export interface RecordUpdate {
  /** The folder of the official archive. */
  readonly archive: string;
  /** The folder of the record that is brought up to date. */
  readonly record: string;
  /** The folder of the record that an earlier update made, from which unchanged files are taken; it need not exist. */
  readonly earlier: string;
  /** The folder into which the new record is written. */
  readonly into: string;
}

/** A file that lost more than this share of its rows is not believed, nor a short one that lost more than these rows. */
const LOST_AT_MOST = { share: 0.01, rows: 3 };

/** The name of a file without its day or year and its ending, the same from one week to the next and in every spelling. */
const undatedName = (file: string): string =>
  file
    .replace(/(\.topo)?\.\w+$/, '')
    .replace(/_\d{4}(-\d{2}-\d{2})?$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

const isBoundary = ({ path }: DataResource): boolean => path.startsWith('confini/');

/** What a newer file is another of: the same table, or boundaries of the same level. */
const kindOfResource = (resource: DataResource): string => (isBoundary(resource) ? undatedName(basename(resource.path)) : resource.title);

/** What a newer file replaces: the one of its kind, or that of its kind and day where files of several days stand side by side. */
const placeOfResource = (resource: DataResource): string =>
  isBoundary(resource) || resource.listsADay ? `${kindOfResource(resource)} ${resource.day}` : kindOfResource(resource);

/** The files of a record with their descriptions; none where the folder has none. */
export async function readRecord(folder: string): Promise<CarriedFile[]> {
  const described = await readDataPackage(folder);
  return Promise.all(
    (described?.resources ?? []).map(async (resource) => ({
      resource,
      text: Buffer.from(await readResource(folder, resource)).toString('utf8'),
    })),
  );
}

/** The file of the same kind and of the nearest day that a record has. */
const nearestFile = (record: readonly CarriedFile[], wanted: DataResource): CarriedFile | undefined =>
  nearestByDay(
    record.filter(({ resource }) => kindOfResource(resource) === kindOfResource(wanted)),
    ({ resource }) => resource.day,
    wanted.day,
  );

/** Refuses a file that lost rows against the nearest of its kind in a record. */
function refuseShrunken({ resource }: CarriedFile, record: readonly CarriedFile[]): void {
  const had = nearestFile(record, resource)?.resource.rows ?? 0;
  if (had - resource.rows > Math.max(had * LOST_AT_MOST.share, LOST_AT_MOST.rows))
    throw new BadFileError(basename(resource.path), null, `it has ${resource.rows} rows, and had ${had}`);
}

/** A file that came from an official address, as the record carries it. */
async function fetchedFiles(folder: string, { name, hash }: NonNullable<FileState['kept']>): Promise<CarriedFile[]> {
  const files = await carriedFiles(name, await readFile(join(folder, name)));
  return files.map(({ resource, text }) => ({ resource: { ...resource, from: hash }, text }));
}

/** What a file says newer than a record, as a file of that record; null where it says nothing. */
async function newerThan(record: readonly CarriedFile[], file: CarriedFile): Promise<CarriedFile | null> {
  // boundaries that the record has are drawn already, if with other points
  if (isBoundary(file.resource))
    return record.some(({ resource }) => placeOfResource(resource) === placeOfResource(file.resource)) ? null : file;
  const carried = nearestFile(record, file.resource);
  return carried ? updatedTable(carried, file) : file;
}

/**
 * Writes the record with what the files of an official archive say newer. Resolves to the files that differ; to none where nothing does,
 * and then writes nothing. An update is made of all files or of none: throws BadFileError where an address gave no file for a table of the
 * record, and for a file that cannot be read or lost rows. A file of another kind that is no source is left out.
 */
export async function updateRecord(
  { archive, record, earlier, into }: RecordUpdate,
  progress: (message: string) => void = () => {},
): Promise<readonly string[]> {
  const { files } = await readArchiveState(archive);
  const carried = await readRecord(record);
  // an update that was cut or changed on the disk is made anew
  const before = await readRecord(earlier).catch(async () => {
    await rm(earlier, { recursive: true, force: true });
    return [];
  });
  const names = new Set(carried.map(({ resource }) => undatedName(basename(resource.path))));
  // a record may have two files of one place, which both stay where nothing newer replaces them
  let made = [...carried];
  const changed: string[] = [];
  for (const [id, { kept, missing }] of Object.entries(files)) {
    const isCarried = names.has(undatedName(id));
    if (missing !== undefined && isCarried) throw new BadFileError(id, null, `its address gave no file: ${missing}`);
    if (!kept) continue;
    const known = before.filter(({ resource }) => resource.from === kept.hash);
    const fetched =
      known.length > 0
        ? known
        : await fetchedFiles(archive, kept).catch((error) => {
            if (isCarried || !(error instanceof NotASourceError)) throw error;
            progress(`Left out, not a source: ${error.message}`);
            return [];
          });
    for (const file of fetched) {
      for (const other of [carried, before]) refuseShrunken(file, other);
      const newer = await newerThan(carried, file);
      if (!newer) continue;
      const { resource, text } = newer;
      made = made.filter((other) => placeOfResource(other.resource) !== placeOfResource(resource));
      made.push({ resource: { ...resource, from: kept.hash }, text });
      changed.push(basename(resource.path));
    }
  }
  if (changed.length > 0) await writeRecord(into, made, await recordHash(record));
  return changed.sort();
}
