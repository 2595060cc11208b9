import { INDEX } from '@territori/edition/archive/ArchiveIndex';
import { CATALOGUE_FILE, mapPath } from '@territori/edition/map/readMap';
import { editionName } from '@territori/history/edition/editionName';
import { tableIndexPath } from '@territori/reports/files/tablesFolder';
import { isBoundarySource } from '@territori/store/boundaries/boundarySource';
import type { Database, Edition } from '@territori/store/database';
import { isFileOf, readEditionFile } from '@territori/store/editionFile/EditionFile';
import { type EditionStatus, readStatus } from '@territori/store/editionFile/EditionStatus';
import { historyPath } from '@territori/store/editionFile/HistoryFiles';
import { openStore } from '@territori/store/files/openStore';
import type { Store } from '@territori/store/files/Store';
import { type HistoryContent, readHistory } from '@territori/store/storia/compressHistory';
import { type MapMaterial, readMapMaterial } from '../maps/makeMaps.ts';
import { computeReportTables } from './computeReportTables.ts';
import type { FileSettings } from './LoadTask.ts';
import type { NewFile } from './NewFile.ts';
import { type ReadModel, readModel, rowsPaths } from './readModel.ts';

/** Where a load writes the files of an edition. */
export interface FilePlaces {
  /** For what replicas serve; null where no files are kept. */
  readonly store: Store | null;
  /** For other programs of this machine; undefined where none is kept. */
  readonly editionFile: string | undefined;
}

export const placesOf = ({ archive, editionFile }: FileSettings): FilePlaces => ({
  store: archive === undefined ? null : openStore(archive),
  editionFile,
});

/** What the missing files of an edition are made of, in memory: its database may be closed before they are written. */
export interface FileMaterial {
  readonly status: EditionStatus;
  /** Null where the file of the edition is there. */
  readonly editionFile: string | null;
  /** The tables of the reports; null where they are there. */
  readonly tables: readonly NewFile[] | null;
  /** The rows that a server reads into memory; null where the store has them. */
  readonly rows: readonly NewFile[] | null;
  /** Null where neither the store nor the file of the edition lacks the history. */
  readonly history: HistoryContent | null;
  readonly maps: MapMaterial | null;
  /** Makes the edition of which the bulk files are written; null where they are there. */
  readonly model: ReadModel['model'] | null;
}

/** The parts of the files of an edition that are not there. */
async function missingParts(edition: Edition, { store, editionFile }: FilePlaces) {
  const lacks = async (path: string) => store !== null && !(await store.read(path));
  const lacksAny = async (paths: readonly string[]) => (await Promise.all(paths.map(lacks))).includes(true);
  const lacksFile = editionFile !== undefined && !isFileOf(await readEditionFile(editionFile), edition);
  return {
    editionFile: lacksFile ? editionFile : null,
    // the file of a part that is written last says whether it is there
    tables: await lacks(tableIndexPath(edition)),
    rows: store !== null && (await lacksAny(await rowsPaths(edition))),
    history: lacksFile || (await lacks(historyPath(edition, 'dimensioni'))),
    maps: edition.sources.some(isBoundarySource) && (await lacks(mapPath(edition, CATALOGUE_FILE))),
    bulkFiles: await lacks(`${editionName(edition)}/${INDEX}`),
  };
}

/** Whether all files of an edition are there. */
export async function isWhole(edition: Edition, places: FilePlaces): Promise<boolean> {
  const { tables, rows, history, maps, bulkFiles } = await missingParts(edition, places);
  return !tables && !rows && !history && !maps && !bulkFiles;
}

/** Reads what the files of an edition are made of that are not there. */
export async function readMaterial(database: Database, edition: Edition, places: FilePlaces): Promise<FileMaterial> {
  const missing = await missingParts(edition, places);
  const read = missing.bulkFiles || missing.rows ? await readModel(database, edition) : null;
  return {
    status: await readStatus(database, edition),
    editionFile: missing.editionFile,
    tables: missing.tables ? await computeReportTables(database, edition) : null,
    rows: missing.rows && read ? read.rows : null,
    history: missing.history ? await readHistory(database, edition) : null,
    maps: missing.maps ? await readMapMaterial(database, edition) : null,
    model: missing.bulkFiles && read ? read.model : null,
  };
}
