import type { Database } from '../database/index.ts';
import { editionNames } from '../edition/editionNames.ts';
import { keepEditionFile } from '../editionFile/keepEditionFile.ts';
import { type DataPlaces, fetchesOfficial, officialFolder } from '../ingest/dataPlaces.ts';
import { loadBeside } from '../ingest/loadBeside.ts';
import { prepareMap } from '../ingest/prepareMap.ts';
import type { Clock } from './Clock.ts';
import { OfficialUpdates } from './OfficialUpdates.ts';
import { openArchive } from './openArchive.ts';
import { servesOfficial } from './servesOfficial.ts';

export interface FollowOptions {
  /** Receives what happens, in English, a line at a time. */
  readonly progress: (message: string) => void;
  /** Called when an edition of official files has gone into service. */
  readonly onEdition?: () => Promise<void>;
  /** Where a start looks for data before it asks the official addresses. */
  readonly places?: DataPlaces;
  readonly clock?: Clock;
}

/**
 * The work that brings the official files into service beside a portal that serves meanwhile; it has not begun yet.
 * Null where the data of the portal come from elsewhere (`servesOfficial`), or where PORTALE_UFFICIALI=no forbids it.
 */
export async function followOfficial(database: Database, options: FollowOptions): Promise<OfficialUpdates | null> {
  const { progress, onEdition = async () => {}, places, clock } = options;
  if (!fetchesOfficial() || !(await servesOfficial(database, places))) return null;
  const archive = openArchive(officialFolder(), { progress, ...(clock && { clock }) });
  return new OfficialUpdates({
    archive,
    progress,
    ...(clock && { clock }),
    async load(signal) {
      // an operator may have loaded other files since
      if (!(await servesOfficial(database, places))) return;
      const { edition, loaded } = await loadBeside(database, { by: 'official', folder: archive.folder }, { progress });
      if (!loaded) return;
      progress(`edition ${edition.id} in service: ${editionNames(edition.approximate).en}, up to date as of ${edition.date}`);
      await onEdition();
      await keepEditionFile(database, edition, progress);
      await prepareMap(database, edition, progress, signal);
    },
  });
}
