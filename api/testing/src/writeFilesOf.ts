import { type FileMaterial, readMaterial } from '@territori/load/loading/FileMaterial';
import { writeFiles } from '@territori/load/loading/writeFiles';
import type { Database } from '@territori/store/database';
import { openStore } from '@territori/store/files/openStore';

/** Writes the missing files of the edition in service into a folder, as its load does; `without` names what is left out. */
export async function writeFilesOf(database: Database, folder: string, without: Partial<FileMaterial> = {}): Promise<void> {
  const edition = await database.edition();
  if (!edition) throw new Error('No edition is loaded');
  const store = openStore(folder);
  const material = await readMaterial(database, edition, { store, editionFile: undefined });
  await writeFiles(store, { ...material, ...without }, { effort: 'fast' });
}
