import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompress, constants } from 'node:zlib';
import type { MapCatalogue, MapFileEntry } from '@territori/edition/map/MapCatalogue';
import type { MapHistory, MapRank } from '@territori/edition/map/MapHistory';
import { mapOfEdition } from '@territori/edition/map/mapOfEdition';
import { ArcShelf } from '@territori/history/boundaries/ArcShelf';
import type { Boundaries } from '@territori/history/boundaries/Boundaries';
import { readBoundaryFile } from '../boundaries/readBoundaryFile.ts';
import { BadFileError } from '../files/BadFileError.ts';

/** How long the compression of the maps may take: `fast` for tests, whose files travel nowhere, `best` for visitors. */
export type Effort = 'fast' | 'best';

/** What the owner of the thread gives it. */
export interface MapTask {
  /** The JSON text of a MapHistory with the ranks of its units. */
  history: string;
  /** The names of the boundary files of the edition. */
  files: readonly string[];
  effort: Effort;
}

/** A file of the maps, compressed with Brotli, and what it is without. */
export interface CompressedFile {
  name: string;
  content: Uint8Array;
  plain: MapFileEntry['plain'];
}

/**
 * What the thread answers: the place of the boundary file whose bytes it waits for, why one cannot be drawn, then each file of the maps
 * when it is ready, at the end the catalogue.
 */
export type MapAnswer = { wanted: number } | CompressedFile | { leftOut: string } | { catalogue: Omit<MapCatalogue, 'files'> };

const compressBrotli = promisify(brotliCompress);

const QUALITY: Readonly<Record<Effort, number>> = { fast: 5, best: 11 };
/** What repeats in such a file lies close by: in a window of 128 KB it is named in fewer bits. */
const WINDOW_BITS = 17;
/** How distances are written: short ones one by one, long ones in steps of four. Such a file is 0.8 % smaller by it. */
const DISTANCES = { postfix: 2, direct: 60 };

/** Files that are compressed at a time: one for each processor of a small machine. More would only take memory. */
const AT_A_TIME = 2;

async function compressedMapFile(name: string, value: unknown, effort: Effort): Promise<CompressedFile> {
  const bytes = Buffer.from(JSON.stringify(value));
  const content = await compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_NPOSTFIX]: DISTANCES.postfix,
      [constants.BROTLI_PARAM_NDIRECT]: DISTANCES.direct,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
  return { name, content, plain: { bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') } };
}

const mapPort = parentPort;
if (!mapPort) throw new Error('mapThread runs as a worker thread');
const answerMap = (message: MapAnswer) => mapPort.postMessage(message);

const { history, files, effort } = workerData as MapTask;
const mapArcShelf = new ArcShelf();
const boundaries: Boundaries[] = [];
// one file at a time: all together are some hundred megabytes
for (const [place, file] of files.entries()) {
  answerMap({ wanted: place });
  const [bytes] = (await once(mapPort, 'message')) as [Uint8Array];
  try {
    for (const set of await readBoundaryFile(file, bytes)) boundaries.push(mapArcShelf.keep(set));
  } catch (error) {
    if (!(error instanceof BadFileError)) throw error;
    answerMap({ leftOut: error.message });
  }
}
const { ranks, ...material } = JSON.parse(history) as MapHistory & { readonly ranks: readonly MapRank[] };
const mapToCompress = mapOfEdition(boundaries, material, ranks);
const filesUnderWay: Promise<void>[] = [];
for (const { name, value } of mapToCompress.files()) {
  if (filesUnderWay.length >= AT_A_TIME) await filesUnderWay.shift();
  filesUnderWay.push(compressedMapFile(name, value, effort).then(answerMap));
}
await Promise.all(filesUnderWay);
answerMap({ catalogue: mapToCompress.catalogue });
