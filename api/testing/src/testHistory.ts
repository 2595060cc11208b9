import { municipalSizes, readSizes } from '@territori/store/storia/readSizes';
import { readStoria } from '@territori/store/storia/readStoria';
import { dayNumber, decodeSizes, decodeStoria, encodeSizes, encodeStoria, HistoryIndex } from '@territori/traduzione/storia';
import { openLoaded } from './testDatabase.ts';

let opened: Promise<HistoryIndex> | undefined;

/** The history of the record, as a page gets it: written to files and read again, once for all test files of a worker. */
export function openHistory(): Promise<HistoryIndex> {
  opened ??= readHistory();
  return opened;
}

async function readHistory(): Promise<HistoryIndex> {
  const { database, dispose } = await openLoaded('pglite');
  try {
    const edition = await database.edition();
    if (!edition) throw new Error('The test database has no edition');
    const storia = JSON.parse(JSON.stringify(encodeStoria(await readStoria(database, edition))));
    const sizes = JSON.parse(JSON.stringify(encodeSizes(municipalSizes(await readSizes(database, edition)))));
    return new HistoryIndex(decodeStoria(storia), decodeSizes(sizes));
  } finally {
    await dispose();
  }
}

/** The day of a date that exists. */
export const day = (iso: string): number => dayNumber(iso) as number;
