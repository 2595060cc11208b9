import { folderOf } from '@territori/api-testing/folderOf';
import { makeShapefileZip } from '@territori/api-testing/makeShapefileZip';
import { SMALL_BOUNDARIES, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { ENGINES, openEmpty, useDatabase } from '@territori/api-testing/testDatabase';
import type { MapHistory } from '@territori/edition/map/MapHistory';
import { plainMapFile, readMapCatalogue, readMapFile } from '@territori/edition/map/readMap';
import { buildHistory } from '@territori/history/territory/buildHistory';
import type { Database, Edition } from '@territori/store/database';
import { openStore } from '@territori/store/files/openStore';
import type { Store } from '@territori/store/files/Store';
import { unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMapHistory } from '../maps/readMapHistory.ts';
import { readAgain } from '../sources/readAgain.ts';
import { readMaterial } from './FileMaterial.ts';
import { load } from './load.ts';
import { type WriteOptions, writeFiles } from './writeFiles.ts';

/** Writes the maps of an edition as a load does, without the other files. */
async function writeMaps(database: Database, edition: Edition, store: Store, options: WriteOptions): Promise<void> {
  const material = await readMaterial(database, edition, { store, editionFile: undefined });
  await writeFiles(store, { ...material, model: null }, options);
}

describe.each(ENGINES)('the maps of an edition on %s', (engine) => {
  const test = useDatabase(openEmpty, engine);
  let edition: Edition;
  let store: Store;
  const messages: string[] = [];
  const prepare = (signal = new AbortController().signal) =>
    writeMaps(test.database, edition, store, { progress: (message) => void messages.push(message), signal });

  beforeAll(async () => {
    store = openStore(await folderOf({}));
    const path = await folderOf({ 'cities.csv': SMALL_HISTORY, 'comuni_2011.topo.json': SMALL_BOUNDARIES });
    ({ edition } = await load(test.database, { by: 'operator', path }));
  }, 120_000);

  it('are not there when the edition goes into service', async () => {
    expect(await readMapCatalogue(store, edition)).toBeUndefined();
  });

  it('are made of the history that was stored', async () => {
    const { versions, changes } = buildHistory(await readAgain(test.database, edition));
    const read = JSON.parse(await readMapHistory(test.database, edition)) as MapHistory;
    expect(read.versions).toEqual(
      versions.map(({ unitId, level, code, name, utsId, regionId, from, to }) => ({
        unitId,
        level,
        code,
        name,
        utsId,
        regionId,
        from,
        to,
      })),
    );
    expect(read.changes).toEqual(changes.map(({ unitId, level, date, kind, related }) => ({ unitId, level, date, kind, related })));
    expect(read.changes.map(({ kind }) => kind)).toContain('ES');
  });

  it('are given up at a signal without a word, and written by the next load', async () => {
    const stop = new AbortController();
    const stopped = prepare(stop.signal);
    stop.abort();
    await expect(stopped).rejects.toThrow();
    expect(await readMapCatalogue(store, edition)).toBeUndefined();
    expect(messages.filter((message) => message.startsWith('WARNING'))).toEqual([]);
  });

  it('go into service together, made in a thread while the process goes on', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 5);
    await prepare();
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
    expect(messages.at(-1)).toMatch(/^The maps are in service: 3 sets of boundaries, \d+ files, \d+ KB$/);
    const catalogue = await readMapCatalogue(store, edition);
    expect(catalogue?.sets.find(({ level }) => level === 'comune')).toMatchObject({ id: 'comune-2011', date: '2011-01-01', areas: 2 });
    // the province and the region are put together from their municipalities
    expect(catalogue?.sets.map(({ level, reconstructed }) => `${level} ${reconstructed}`)).toEqual([
      'comune false',
      'uts true',
      'regione true',
    ]);
    for (const { name, bytes } of catalogue?.files ?? []) {
      const content = await readMapFile(store, edition, name);
      expect(content?.byteLength, name).toBe(bytes);
      expect(JSON.parse(plainMapFile(content as Buffer).toString()), name).toEqual(expect.any(Object));
    }
  }, 60_000);

  it('are made once', async () => {
    messages.length = 0;
    await prepare();
    expect(messages).toEqual([]);
  });
});

describe('the maps of an edition with ZIPs of shapefiles', () => {
  const test = useDatabase(openEmpty, 'pglite');
  let edition: Edition;
  let store: Store;
  const messages: string[] = [];
  const unit = (code: string, west: number) => ({ properties: { PRO_COM_T: code }, west, south: 45, east: west + 1, north: 46 });

  /** The same ZIP with other bytes in place of its shapes: only the thread that makes the maps reads them. */
  function withoutShapes(zip: Uint8Array): Uint8Array {
    const entries = unzipSync(zip);
    for (const [path, content] of Object.entries(entries)) if (path.endsWith('.shp')) content.fill(0xff, 100);
    return zipSync(entries);
  }

  beforeAll(async () => {
    const zip = await makeShapefileZip({ Com01012011_g_WGS84: [unit('001001', 8), unit('001003', 9)] });
    const damaged = withoutShapes(await makeShapefileZip({ Com01012012_g_WGS84: [unit('001001', 8), unit('001003', 9)] }));
    const path = await folderOf({ 'cities.csv': SMALL_HISTORY, 'Limiti01012011_g.zip': zip, 'Limiti01012012_g.zip': damaged });
    ({ edition } = await load(test.database, { by: 'operator', path }, { progress: (message) => void messages.push(message) }));
    store = openStore(await folderOf({}));
    await writeMaps(test.database, edition, store, { progress: (message) => void messages.push(message) });
  }, 120_000);

  it('are made of them', async () => {
    expect(messages).toContain('Limiti01012011_g.zip: Boundaries of the units, 2 units');
    expect(edition.sources.find(({ file }) => file === 'Limiti01012011_g.zip')).toMatchObject({ righe: 2 });
    const catalogue = await readMapCatalogue(store, edition);
    expect(catalogue?.sets.find(({ level }) => level === 'comune')).toMatchObject({
      id: 'comune-2011',
      areas: 2,
      source: 'Limiti01012011_g.zip',
    });
  });

  it('lack a ZIP whose shapes cannot be read, and the console names it', () => {
    expect(messages.filter((message) => message.startsWith('WARNING'))).toEqual([
      'WARNING: not on the maps: Limiti01012012_g.zip, feature 1: its geometry is "null", not a polygon',
    ]);
  });
});
