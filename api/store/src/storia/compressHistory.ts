import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { encodeSizes, encodeStoria, type Sizes, type Storia } from '@territori/traduzione/storia';
import type { Edition } from '../database/index.ts';
import type { RowSource } from '../database/readRows.ts';
import { municipalSizes, readSizes } from './readSizes.ts';
import { readStoria } from './readStoria.ts';

/** The files of which an edition's history consists: the versions and steps of the units, and their sizes. */
export const HISTORY_FILES = ['storia', 'dimensioni'] as const;
export type HistoryFile = (typeof HISTORY_FILES)[number];

function compressed(content: unknown): Promise<Buffer> {
  const plain = Buffer.from(JSON.stringify(content));
  // sent often and made once for each edition, so the best quality is worth its second
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength };
  return promisify(brotliCompress)(plain, { params });
}

/** The history of an edition before it is compressed. */
export interface HistoryContent {
  readonly storia: Storia;
  readonly dimensioni: Sizes;
}

export async function readHistory(source: RowSource, edition: Edition): Promise<HistoryContent> {
  const [storia, sizes] = await Promise.all([readStoria(source, edition), readSizes(source, edition)]);
  return { storia, dimensioni: municipalSizes(sizes) };
}

/** Makes the files of an edition's history, compressed with Brotli. */
export async function compressHistory(content: HistoryContent): Promise<Readonly<Record<HistoryFile, Buffer>>> {
  const [storia, dimensioni] = await Promise.all([compressed(encodeStoria(content.storia)), compressed(encodeSizes(content.dimensioni))]);
  return { storia, dimensioni };
}
