import { decodeSizes, decodeStoria, encodeSizes, encodeStoria, HistoryIndex, parseDay } from '@territori/traduzione/storia';
import { readSizes, readStoria } from '../translation/readStoria.ts';
import { HAS_RECORD } from './realSources.ts';
import { openLoaded, openRecord, type ReadDatabase } from './testDatabase.ts';

/** Reads a history once for all test files of a worker. */
function once(open: () => Promise<ReadDatabase>): () => Promise<HistoryIndex> {
  let opened: Promise<HistoryIndex> | undefined;
  return () => {
    opened ??= readHistory(open);
    return opened;
  };
}

/** The history of the real data, as a page gets it: written to files and read again. */
export const openHistory = once(() => openLoaded('pglite'));

/**
 * The same with the official record, where that is beside the checkout: what a portal serves by default. Give `beforeAll` ten minutes for
 * the first.
 */
export const openRecordedHistory = once(() => (HAS_RECORD ? openRecord : openLoaded)('pglite'));

async function readHistory(open: () => Promise<ReadDatabase>): Promise<HistoryIndex> {
  const { database, dispose } = await open();
  try {
    const edition = await database.edition();
    if (!edition) throw new Error('The test database has no edition');
    const storia = JSON.parse(JSON.stringify(encodeStoria(await readStoria(database, edition))));
    const sizes = JSON.parse(JSON.stringify(encodeSizes(await readSizes(database, edition))));
    return new HistoryIndex(decodeStoria(storia), decodeSizes(sizes));
  } finally {
    await dispose();
  }
}

/** The day of a date that exists. */
export const day = (iso: string): number => parseDay(iso) as number;
