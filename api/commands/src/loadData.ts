import { FailedLoad } from '@territori/load/loading/FailedLoad';
import { placesOf } from '@territori/load/loading/FileMaterial';
import type { LoadReport } from '@territori/load/loading/LoadTask';
import { loadApart } from '@territori/load/loading/loadApart';
import { loadEdition } from '@territori/load/loading/loadEdition';
import type { LoadRequest } from '@territori/load/sources/chooseSources';
import type { DataOptions } from './DataOptions.ts';
import { fileSettings } from './fileSettings.ts';
import { printProgress } from './printProgress.ts';

/** Loads in a process that ends, so that a second load begins with the memory that the first gave back; on an open database in this one. */
export async function loadData({ opened }: DataOptions, request: LoadRequest): Promise<void> {
  if (opened) {
    const { edition, loaded, refused, writeFiles } = await loadEdition(opened, request, placesOf(fileSettings()), printProgress);
    reportLoad({ edition: edition.id, date: edition.date, loaded, refused: refused?.message ?? null });
    await writeFiles();
    return;
  }
  const load = loadApart({ request, ...fileSettings() }, printProgress);
  reportLoad(await load.loaded);
  await load.written;
}

/** Says what a load made. Throws FailedLoad where it was refused. */
function reportLoad({ edition, date, loaded, refused }: LoadReport): void {
  if (refused !== null) throw new FailedLoad(refused, true);
  printProgress(
    loaded ? `Edition ${edition} in service, up to date as of ${date}` : `Edition ${edition} is already in service, made of the same files`,
  );
}
