import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DATA_PACKAGE, type DataPackage } from '../files/dataPackage.ts';
import type { CarriedFile } from './carriedFiles.ts';

const FOLDERS = ['tabelle', 'confini'] as const;

const byPath = (a: CarriedFile, b: CarriedFile): number => (a.resource.path < b.resource.path ? -1 : 1);

/**
 * Writes the record into a folder: its files, then their description, and removes the files that it no longer has. A folder in which this
 * was interrupted is refused when it is read, because its files are not those that are described.
 * @param updates the hash of the package of which this one is an update
 */
export async function writeRecord(folder: string, files: readonly CarriedFile[], updates?: string): Promise<void> {
  const sorted = [...files].sort(byPath);
  for (const { resource, text } of sorted) {
    const path = join(folder, resource.path);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  const described: DataPackage = {
    profile: 'data-package',
    name: 'territori-dati',
    title: 'Storia delle unità territoriali italiane dal 17/03/1861',
    description: 'The history of the territorial units of Italy since 17/03/1861: the files of which the portal makes an edition',
    ...(updates !== undefined && { updates }),
    resources: sorted.map(({ resource }) => resource),
  };
  await writeFile(join(folder, DATA_PACKAGE), `${JSON.stringify(described, null, 2)}\n`);
  const listed = new Set(sorted.map(({ resource }) => resource.path));
  for (const part of FOLDERS)
    for (const name of await readdir(join(folder, part)).catch(() => [] as string[]))
      if (!listed.has(`${part}/${name}`)) await rm(join(folder, part, name));
}
