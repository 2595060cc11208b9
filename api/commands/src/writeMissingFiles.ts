import { placesOf, readMaterial } from '@territori/load/loading/FileMaterial';
import { writeFiles } from '@territori/load/loading/writeFiles';
import { archivePlace } from '@territori/store/archivePlace';
import type { Database } from '@territori/store/database';
import { fileSettings } from './fileSettings.ts';
import { printProgress } from './printProgress.ts';

/** Writes the files of the edition in service that are not there. */
export async function writeMissingFiles(database: Database): Promise<void> {
  const edition = await database.inService();
  const places = placesOf({ ...fileSettings(), archive: archivePlace(process.env, 'needed') });
  const material = await readMaterial(database, edition, places);
  await database.alone(() => writeFiles(places.store, material, { progress: printProgress }));
  printProgress(`The files of edition ${edition.id} are in ${places.store?.place}`);
}
