import type { Database } from '@territori/store/database';
import type { LoadRequest, Progress } from '../sources/chooseSources.ts';
import { type FilePlaces, isWhole, readMaterial } from './FileMaterial.ts';
import { type Loaded, load } from './load.ts';
import { type WriteOptions, writeFiles } from './writeFiles.ts';

/** A load whose edition is in service, and whose files are not written yet. */
export interface LoadedEdition extends Loaded {
  /**
   * Writes the files of the edition that are missing. An embedded database may be closed before; by a server's the loads of several
   * machines write one after the other.
   */
  readonly writeFiles: (options?: WriteOptions) => Promise<void>;
}

/** Loads what is asked for, and reads what the missing files of the edition are made of. Throws what `load` throws. */
export async function loadEdition(
  database: Database,
  request: LoadRequest,
  places: FilePlaces,
  progress: Progress,
): Promise<LoadedEdition> {
  const loaded = await load(database, request, { progress });
  const material = await readMaterial(database, loaded.edition, places);
  return {
    ...loaded,
    writeFiles: (options) =>
      database.alone(
        async () => {
          // another load may have written them meanwhile
          const left = (await isWhole(loaded.edition, places))
            ? { ...material, tables: null, history: null, maps: null, model: null }
            : material;
          await writeFiles(places.store, left, { progress, ...options });
        },
        () => progress('Another load is writing files: this one writes after it'),
      ),
  };
}
