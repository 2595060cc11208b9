import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from '../database/index.ts';
import type { MapHistory } from '../map/MapHistory.ts';
import { plainMapFile, readMapCatalogue, readMapFile } from '../map/readMap.ts';
import { buildHistory } from '../territory/buildHistory.ts';
import { folderOf } from '../testing/folderOf.ts';
import { SMALL_HISTORY } from '../testing/smallFiles.ts';
import { ENGINES, openEmpty, type TestDatabase } from '../testing/testDatabase.ts';
import { load } from './load.ts';
import { prepareMap } from './prepareMap.ts';
import { readAgain } from './readAgain.ts';
import { readMapHistory } from './readMapHistory.ts';

/** Two municipalities beside each other, Alfanuova and Gamma, with the border between them as an arc. */
const BOUNDARIES = JSON.stringify({
  type: 'Topology',
  arcs: [
    [
      [8, 45],
      [8, 46],
    ],
    [
      [8, 46],
      [7, 46],
      [7, 45],
      [8, 45],
    ],
    [
      [8, 46],
      [9, 46],
      [9, 45],
      [8, 45],
    ],
  ],
  objects: {
    comuni: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', id: '001001', arcs: [[0, 1]] },
        { type: 'Polygon', id: '001003', arcs: [[0, 2]] },
      ],
    },
  },
});

describe.each(ENGINES)('the maps of an edition on %s', (engine) => {
  let test: TestDatabase;
  let edition: Edition;
  const messages: string[] = [];
  const prepare = (signal?: AbortSignal) => prepareMap(test.database, edition, (message) => void messages.push(message), signal);

  beforeAll(async () => {
    test = await openEmpty(engine);
    const path = await folderOf({ 'cities.csv': SMALL_HISTORY, 'comuni_2011.topo.json': BOUNDARIES });
    ({ edition } = await load(test.database, { by: 'operator', path }));
  }, 120_000);
  afterAll(() => test?.dispose());

  it('are not there when the edition goes into service', async () => {
    expect(await readMapCatalogue(test.database, edition)).toBeUndefined();
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

  it('are given up at a signal without a word, and begun again', async () => {
    const stop = new AbortController();
    const stopped = prepare(stop.signal);
    stop.abort();
    await stopped;
    expect(await readMapCatalogue(test.database, edition)).toBeUndefined();
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
    const catalogue = await readMapCatalogue(test.database, edition);
    expect(catalogue?.sets.find(({ level }) => level === 'comune')).toMatchObject({ id: 'comune-2011', date: '2011-01-01', areas: 2 });
    // the province and the region are put together from their municipalities
    expect(catalogue?.sets.map(({ level, reconstructed }) => `${level} ${reconstructed}`)).toEqual([
      'comune false',
      'uts true',
      'regione true',
    ]);
    for (const { name, bytes } of catalogue?.files ?? []) {
      const content = await readMapFile(test.database, edition, name);
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
