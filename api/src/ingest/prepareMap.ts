import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Database, Edition } from '../database/index.ts';
import { searchPath } from '../database/sessionSettings.ts';
import type { MapFileEntry } from '../map/MapCatalogue.ts';
import { type MapHistory, mapOfEdition } from '../map/mapFiles.ts';
import { buildHistory } from '../territory/buildHistory.ts';
import type { Sources } from '../territory/sources.ts';
import type { Progress } from './chooseSources.ts';
import { readAgain } from './readAgain.ts';
import { BOUNDARIES } from './readBoundaries.ts';

const compress = promisify(brotliCompress);

/** The best quality is worth its time once; the many detailed files get the next one, which takes half of it. */
const QUALITY = { whole: 11, detail: 10 };
const isDetail = (name: string): boolean => /\.\d\d\.topo\.json$/.test(name);

function compressed(name: string, text: string): Promise<Buffer> {
  const bytes = Buffer.from(text);
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: isDetail(name) ? QUALITY.detail : QUALITY.whole,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

const nextTask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const hasBoundaries = (edition: Edition): boolean =>
  edition.sources.some(({ descrizione }) => descrizione.en === BOUNDARIES.description.en);

async function isPrepared(database: Database, edition: Edition): Promise<boolean> {
  const [row] = await database.read<{ n: number }>('select count(*) as n from mappa', [], { edition: edition.id });
  return (row?.n ?? 0) > 0;
}

/**
 * Prepares the maps of the edition in service, where it has boundaries and no maps yet: an edition serves without them
 * meanwhile. The files are computed one at a time, with room for calls in between, and put into service together.
 * @param options `made`: what the edition was made of, where the load has it at hand; `signal` stops the work, which the
 * next start begins again
 */
export async function prepareMap(
  database: Database,
  edition: Edition,
  progress: Progress,
  { made, signal }: { made?: { history: MapHistory; sources: Sources }; signal?: AbortSignal } = {},
): Promise<void> {
  if (signal?.aborted || !database.writable || !hasBoundaries(edition) || (await isPrepared(database, edition))) return;
  progress('Preparing the maps; the edition is in service meanwhile');
  const sources = made?.sources ?? (await readAgain(database, edition));
  const history = made?.history ?? buildHistory(sources);
  const { catalogue, files } = mapOfEdition(sources.boundaries, history);
  const ready: { name: string; content: Promise<Buffer> }[] = [];
  for (const { name, value } of files()) {
    await nextTask();
    if (signal?.aborted) return;
    ready.push({ name, content: compressed(name, JSON.stringify(value)) });
    // as many at a time as there are threads for it; the others would only take memory
    if (ready.length >= 3) await ready[ready.length - 3]?.content;
  }
  const entries: MapFileEntry[] = [];
  await database.transaction(async (transaction) => {
    await transaction.run(`set local search_path = ${searchPath(edition.id)}`);
    for (const { name, content } of ready) {
      const bytes = await content;
      entries.push({ name, bytes: bytes.byteLength });
      await transaction.query(`insert into mappa_file (nome, contenuto) values ($1, decode($2, 'base64'))`, [
        name,
        bytes.toString('base64'),
      ]);
    }
    await transaction.query('insert into mappa (catalogo) values ($1::text::jsonb)', [JSON.stringify({ ...catalogue, files: entries })]);
  });
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  progress(`The maps are in service: ${catalogue.sets.length} sets of boundaries, ${entries.length} files, ${Math.round(bytes / 1024)} KB`);
}
