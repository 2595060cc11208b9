import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { EditionMemo } from '../../database/EditionMemo.ts';
import type { Database, Edition } from '../../database/index.ts';
import { readMapFile } from '../../map/readMap.ts';
import { type Maps, mapsOf } from './mapsOf.ts';

/** A boundary set of the whole country as a file. */
interface BoundaryFile {
  readonly name: string;
  /** Of the file as it is without compression. */
  readonly bytes: number;
  readonly sha256: string;
}

/** The files by database: their digests are computed once an edition. */
const memos = new WeakMap<Database, EditionMemo<readonly BoundaryFile[]>>();

async function readFiles(database: Database, edition: Edition): Promise<BoundaryFile[]> {
  const { catalogue } = await mapsOf(database, edition);
  const files: BoundaryFile[] = [];
  for (const { file: name } of catalogue?.sets ?? []) {
    const compressed = await readMapFile(database, edition, name);
    if (!compressed) continue;
    const plain = await promisify(brotliDecompress)(compressed);
    files.push({ name, bytes: plain.byteLength, sha256: createHash('sha256').update(plain).digest('hex') });
  }
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The boundary sets of an edition by name, and whether they are there. */
export async function archivedBoundaries(
  database: Database,
  edition: Edition,
): Promise<{ readonly stato: Maps['stato']; readonly files: readonly BoundaryFile[] }> {
  const { stato } = await mapsOf(database, edition);
  if (stato !== 'pronti') return { stato, files: [] };
  const memo = memos.get(database) ?? new EditionMemo((asked: Edition) => readFiles(database, asked));
  memos.set(database, memo);
  return { stato, files: await memo.of(edition) };
}
