import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { BadFileError } from '../ingest/BadFileError.ts';
import { emptySources } from '../ingest/format.ts';
import { recognise } from '../ingest/formats.ts';
import { readTable } from '../ingest/readTable.ts';
import type { Sources } from '../territory/sources.ts';
import { REAL_DATA_FOLDER } from './realData.ts';

/** The folder of the official record: it stands beside the folder of real data. */
export const REAL_RECORD = join(REAL_DATA_FOLDER, '../fonti');

/** Whether that folder is there. */
export const HAS_RECORD = existsSync(REAL_RECORD);

const READABLE = new Set(['.csv', '.json', '.xlsx']);

/**
 * Reads all sources of some folders without a database, for tests of the history. Skips files whose format is not known.
 */
async function realSources(...folders: readonly string[]): Promise<Sources> {
  const sources = emptySources();
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile() && READABLE.has(extname(entry.name)) && !entry.name.endsWith('.topo.json'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const path of paths) {
      try {
        const { format, table } = recognise(await readTable({ name: basename(path), bytes: await readFile(path), report: null }));
        format.read(table, sources);
      } catch (error) {
        if (!(error instanceof BadFileError)) throw error;
      }
    }
  }
  return sources;
}

/** The folders that hold the history and the official record. */
const RECORD_FOLDERS = [
  REAL_DATA_FOLDER,
  join(REAL_RECORD, 'istat-situas'),
  join(REAL_RECORD, 'istat-elenchi'),
  join(REAL_RECORD, 'tabelle'),
  join(REAL_RECORD, 'istat-classificazioni'),
];

/** The sources of the history with the official record. */
export const recordedSources = (): Promise<Sources> => realSources(...RECORD_FOLDERS);
