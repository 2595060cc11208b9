import { existsSync } from 'node:fs';
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENGINES } from '@territori/api-testing';
import { archiveOf, type Given } from '@territori/api-testing/archiveOf';
import { NO_FILES } from '@territori/api-testing/noFiles';
import { recordOf } from '@territori/api-testing/recordOf';
import { changesByLabels, changesByNames, SMALL_CHANGES } from '@territori/api-testing/smallChanges';
import { historyCsv, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { openEmpty, type TestDatabase } from '@territori/api-testing/testDatabase';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { load } from '../loading/load.ts';
import { updatedRecord } from '../record/dataPlaces.ts';
import { loadUpdate } from './loadUpdate.ts';

/** Gamma ends in Alfanuova in 2011. */
const MERGED = SMALL_HISTORY.replace('"01-01-2010","31-12-9999"', '"01-01-2010","01-01-2011"');
const MERGER = '2011|ES-Estinzione|001003|Gamma|001001|Alfanuova|L.R. 3|FUSIONE|01/01/2011';
const GIVEN: Record<string, Given> = {
  cities: ['cities.csv', MERGED],
  situas_129: ['situas_129_2026-11-22.json', changesByNames([...SMALL_CHANGES, MERGER])],
};
/** Code 001001 is that of two municipalities at a time, which the loader refuses. */
const CONTRADICTORY: Record<string, Given> = {
  cities: ['cities.csv', `${SMALL_HISTORY}\n${historyCsv('001001 DELTA 01-01-2008 31-12-9999').split('\n')[1]}`],
};

/** A server loads in a third of the time of PGlite: what no engine does otherwise is tested on it. */
const ENGINE = 'postgres';

describe('an update of the record', () => {
  let record: string;
  let test: TestDatabase;
  const said: string[] = [];
  beforeAll(async () => {
    record = await recordOf({ 'cities.csv': SMALL_HISTORY, 'situas_129_2010-06-01.csv': changesByLabels() });
  });
  beforeEach(() => {
    said.length = 0;
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await test?.dispose();
  });

  /** What a start of the portal serves, which keeps its official files in a folder. */
  async function start(official: string) {
    vi.stubEnv('PORTALE_UFFICIALI', official);
    return load(test.database, { by: 'start', named: '', record });
  }
  const update = async (archive: string) =>
    (await loadUpdate(test.database, archive, (line) => void said.push(line), NO_FILES, record))?.edition;
  const municipalities = async () =>
    (await test.database.read<{ nome: string }>(`select denominazione as nome from comuni_al('2020-01-01') order by codice`)).map(
      ({ nome }) => nome,
    );

  it.each(ENGINES)(
    'becomes a new edition by itself on %s, which the next start serves without a load',
    async (engine) => {
      test = await openEmpty(engine);
      const archive = await archiveOf(GIVEN);
      await start(archive);
      expect(await municipalities()).toEqual(['Alfanuova', 'Gamma']);
      const edition = await update(archive);
      expect(edition).toMatchObject({ origin: 'ufficiale', date: '2026-11-22' });
      expect(await municipalities()).toEqual(['Alfanuova']);
      expect(said.at(-1)).toBe(
        `official addresses: edition ${edition?.id} in service, with what has changed in cities.csv, situas_129_2026-11-22.csv`,
      );
      expect(await start(archive)).toMatchObject({ loaded: false, edition: { id: edition?.id } });
      said.length = 0;
      expect(await update(archive)).toBeUndefined();
      expect(said).toEqual([]);
    },
    60_000,
  );

  it('is nothing where nothing has changed', async () => {
    test = await openEmpty(ENGINE);
    const archive = await archiveOf({ cities: ['cities.csv', SMALL_HISTORY] });
    const { edition } = await start(archive);
    expect(await update(archive)).toBeUndefined();
    expect(await test.database.edition()).toEqual(edition);
    expect(said).toEqual([]);
    expect(existsSync(updatedRecord(archive))).toBe(false);
  }, 60_000);

  it('changes nothing where the edition fails its checks, also not what an update before it has kept', async () => {
    test = await openEmpty(ENGINE);
    const archive = await archiveOf(GIVEN);
    await start(archive);
    const edition = await update(archive);
    const refused = await archiveOf(CONTRADICTORY);
    await cp(updatedRecord(archive), updatedRecord(refused), { recursive: true });
    await expect(update(refused)).rejects.toThrow(/^cities\.csv, line \d+: code 001001 is in force for /);
    expect(existsSync(`${updatedRecord(refused)}.new`)).toBe(false);
    expect(await start(refused)).toMatchObject({ loaded: false, edition: { id: edition?.id } });
    expect(await municipalities()).toEqual(['Alfanuova']);
  }, 60_000);

  it('ends where the official addresses say again what the record says', async () => {
    test = await openEmpty(ENGINE);
    const archive = await archiveOf(GIVEN);
    await start(archive);
    await update(archive);
    const withdrawn = await archiveOf({ cities: ['cities.csv', SMALL_HISTORY] });
    await cp(updatedRecord(archive), updatedRecord(withdrawn), { recursive: true });
    expect(await update(withdrawn)).toMatchObject({ origin: 'incorporata' });
    expect(existsSync(updatedRecord(withdrawn))).toBe(false);
    expect(await municipalities()).toEqual(['Alfanuova', 'Gamma']);
  }, 60_000);
});

describe('a portal that was killed', () => {
  let record: string;
  let archive: string;
  let test: TestDatabase;
  beforeEach(async () => {
    record = await recordOf({ 'cities.csv': SMALL_HISTORY, 'situas_129_2010-06-01.csv': changesByLabels() });
    archive = await archiveOf(GIVEN);
    vi.stubEnv('PORTALE_UFFICIALI', archive);
    test = await openEmpty(ENGINE);
    await load(test.database, { by: 'start', named: '', record });
    await loadUpdate(test.database, archive, () => {}, NO_FILES, record);
  }, 60_000);
  afterEach(async () => {
    vi.unstubAllEnvs();
    await test?.dispose();
  });

  const moments: Record<string, (kept: string) => Promise<void>> = {
    'while it wrote the record': async (kept) => {
      await rename(kept, `${kept}.new`);
      await rm(join(`${kept}.new`, 'datapackage.json'));
    },
    'between the load and the exchange of the records': (kept) => rename(kept, `${kept}.new`),
    'between the two steps of that exchange': async (kept) => {
      await cp(kept, `${kept}.new`, { recursive: true });
      await rename(kept, `${kept}.old`);
    },
    'while the system lost a file of the record': (kept) => writeFile(join(kept, 'tabelle/cities.csv'), ''),
  };
  it.each(Object.keys(moments))(
    '%s serves the record at its next start, and the update soon after',
    async (moment) => {
      const kept = updatedRecord(archive);
      await moments[moment]?.(kept);
      const { refused, edition } = await load(test.database, { by: 'start', named: '', record });
      expect(refused).toBeUndefined();
      expect(edition.origin).toBe('incorporata');
      expect(await loadUpdate(test.database, archive, () => {}, NO_FILES, record)).toMatchObject({ edition: { origin: 'ufficiale' } });
      expect(await load(test.database, { by: 'start', named: '', record })).toMatchObject({ loaded: false });
      for (const remains of [`${kept}.new`, `${kept}.old`]) expect(existsSync(remains)).toBe(false);
    },
    60_000,
  );

  it('serves a newer record that comes with a release, and the update of it soon after', async () => {
    const released = await recordOf({ 'cities.csv': SMALL_HISTORY, 'situas_129_2010-06-01.csv': changesByLabels(SMALL_CHANGES.slice(1)) });
    expect((await load(test.database, { by: 'start', named: '', record: released })).edition.origin).toBe('incorporata');
    expect(await loadUpdate(test.database, archive, () => {}, NO_FILES, released)).toMatchObject({ edition: { origin: 'ufficiale' } });
  }, 60_000);
});
