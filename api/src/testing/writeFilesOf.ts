import type { Database } from '../database/index.ts';
import { type FileMaterial, readMaterial } from '../loading/FileMaterial.ts';
import { writeFiles } from '../loading/writeFiles.ts';
import { openStore } from '../store/openStore.ts';

/** Writes the missing files of the edition in service into a folder, as its load does; `without` names what is left out. */
export async function writeFilesOf(database: Database, folder: string, without: Partial<FileMaterial> = {}): Promise<void> {
  const edition = await database.edition();
  if (!edition) throw new Error('No edition is loaded');
  const store = openStore(folder);
  const material = await readMaterial(database, edition, { store, editionFile: undefined });
  await writeFiles(store, { ...material, ...without }, { effort: 'fast' });
}
