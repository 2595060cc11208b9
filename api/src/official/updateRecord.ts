import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type CarriedFile, carriedFiles } from '../ingest/carriedFiles.ts';
import { type DataResource, readDataPackage, readResource } from '../ingest/dataPackage.ts';
import { CARRIED_RECORD } from '../ingest/dataPlaces.ts';
import { recordHash } from '../ingest/openRecord.ts';
import { writeRecord } from '../ingest/writeRecord.ts';
import { type ArchiveState, readArchiveState } from './ArchiveState.ts';

/** A record that lost more than this share of a table's rows is not believed. */
const LOST_AT_MOST = 0.01;

/** The official files do not make a record. */
export class RefusedUpdateError extends Error {
  override readonly name = 'RefusedUpdateError';
}

/** The name of a file without its day or year and its ending: the same from one week to the next. */
const undated = (file: string): string => file.replace(/(_\d{4}(-\d{2}-\d{2})?)?(\.topo)?\.\w+$/, '');

/** What a newer file replaces: the table of the same kind, one of each day where it lists a day; the boundaries of the same level and day. */
function placeOf({ path, title, day, listsADay }: DataResource): string {
  const [folder = '', file = ''] = path.split('/');
  if (folder === 'confini') return `${undated(file)} ${day}`;
  return listsADay ? `${title} ${day}` : title;
}

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

/** An update is made of all files or of none: the record lists a table whose address gave nothing. */
function refuseMissing({ files }: ArchiveState, carried: readonly CarriedFile[]): void {
  const tables = new Set(carried.map(({ resource }) => undated(basename(resource.path))));
  for (const [id, { kept, missing }] of Object.entries(files))
    if (missing !== undefined && !kept && tables.has(id)) throw new RefusedUpdateError(missing);
}

/** The files that came from the official addresses, as the record carries them; those that an update before converted are taken from it. */
async function readFetched(folder: string, { files }: ArchiveState, before: readonly CarriedFile[]): Promise<CarriedFile[]> {
  const fetched: CarriedFile[] = [];
  for (const { kept } of Object.values(files)) {
    if (!kept) continue;
    const known = before.filter(({ resource }) => resource.from === kept.hash);
    if (known.length > 0) fetched.push(...known);
    else
      for (const { resource, text } of await carriedFiles(kept.name, await readFile(join(folder, kept.name))))
        fetched.push({ resource: { ...resource, from: kept.hash }, text });
  }
  return fetched;
}

function refuseShrunken({ path, title, rows }: DataResource, carried: readonly CarriedFile[]): void {
  const most = Math.max(
    0,
    ...carried.filter(({ resource }) => resource.title === title && !path.startsWith('confini/')).map(({ resource }) => resource.rows),
  );
  if (rows < most * (1 - LOST_AT_MOST)) throw new RefusedUpdateError(`${basename(path)} has ${rows} rows, the record ${most}`);
}

/**
 * Writes into a folder the record that comes with the portal, with what the files of an official archive say newer. Resolves to the files
 * that differ; to none where nothing does, and then writes nothing. Throws RefusedUpdateError where a file of the record could not be
 * fetched or lost rows, BadFileError where one cannot be read.
 * @param before the record that an earlier update made, from which unchanged files are taken
 */
export async function updateRecord(archive: string, into: string, before: string): Promise<readonly string[]> {
  const state = await readArchiveState(archive);
  const carried = await readRecord(CARRIED_RECORD);
  refuseMissing(state, carried);
  const fetched = await readFetched(archive, state, await readRecord(before).catch(() => []));
  const places = new Map(carried.map((file) => [placeOf(file.resource), file]));
  const texts = new Set(carried.map(({ resource }) => resource.hash));
  const changed: string[] = [];
  for (const file of fetched) {
    if (texts.has(file.resource.hash)) continue;
    refuseShrunken(file.resource, carried);
    places.set(placeOf(file.resource), file);
    changed.push(basename(file.resource.path));
  }
  if (changed.length > 0) await writeRecord(into, [...places.values()], await recordHash(CARRIED_RECORD));
  return changed.sort();
}
