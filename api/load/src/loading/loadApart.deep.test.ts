import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { folderOf } from '@territori/api-testing/folderOf';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { historyCsv, SMALL_BOUNDARIES, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { ENGINES, openEmpty, type TestDatabase } from '@territori/api-testing/testDatabase';
import { startStore } from '@territori/build/site/store/s3Fixture';
import { buildApp } from '@territori/serve/app';
import { connect } from '@territori/store/database';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { explainFailure } from './explainFailure.ts';
import type { LoadTask } from './LoadTask.ts';
import { type LoadApart, loadApart } from './loadApart.ts';
import { openData } from './openData.ts';

const OTHER_HISTORY = historyCsv('001001 ALFA 01-01-2000 31-12-9999', '001009 DELTA 01-01-2000 31-12-9999');

describe.each(ENGINES)('a load in a process of its own, on %s', (engine) => {
  let test: TestDatabase;
  let archive: string;
  const said: string[] = [];
  const place = (): LoadTask['place'] =>
    'DATABASE_URL' in test.environment ? { url: test.environment.DATABASE_URL } : { directory: test.environment.PORTALE_DATABASE };
  const path = (history = SMALL_HISTORY) => folderOf({ 'cities.csv': history, 'comuni_2011.topo.json': SMALL_BOUNDARIES });
  const start = (files: string, store = archive): LoadApart =>
    loadApart(
      { request: { by: 'operator', path: files }, place: place(), archive: store, editionFile: undefined, effort: 'fast' },
      (line) => void said.push(line),
    );
  /** Waits for a line of the load. */
  const line = (text: string) => vi.waitFor(() => expect(said.join('\n')).toContain(text), { timeout: 60_000, interval: 5 });

  /** What a replica answers, on the store and on the database when no load holds it. */
  async function served<T>(work: (app: FastifyInstance) => Promise<T>, store = archive): Promise<T> {
    const database = engine === 'pglite' ? await connect(place() as { directory: string }) : test.database;
    const app = buildApp(database, { publicOrigin: PUBLIC_ORIGIN, callsPerMinute: 0, archive: store });
    try {
      return await work(app);
    } finally {
      await app.close();
      if (engine === 'pglite') await database.close();
    }
  }
  interface Listed {
    readonly formato: string;
    readonly url: string;
    readonly byte: number;
    readonly sha256: string;
  }
  /** Every file that the archive lists has the bytes that it states. */
  async function expectWhole(app: FastifyInstance): Promise<string> {
    const answer = await app.inject('/api/v1/archivio');
    expect(answer.statusCode, answer.body).toBe(200);
    const { edizione, file, confini } = answer.json() as { edizione: string; file: readonly Listed[]; confini: string };
    expect(confini).toBe('pronti');
    for (const { url, byte, sha256 } of file) {
      const { rawPayload } = await app.inject(url.slice(PUBLIC_ORIGIN.length));
      expect([rawPayload.byteLength, createHash('sha256').update(rawPayload).digest('hex')], url).toEqual([byte, sha256]);
    }
    return edizione;
  }

  beforeEach(async () => {
    said.length = 0;
    test = await openEmpty(engine);
    // only one process may use PGlite: here the load
    if (engine === 'pglite') await test.database.close();
    archive = await folderOf({});
  }, 60_000);
  afterEach(async () => {
    vi.unstubAllEnvs();
    await test?.dispose();
  });

  it('puts an edition into service, gives the database back, and writes its maps and bulk files', async () => {
    const load = start(await path());
    expect(await load.loaded).toMatchObject({ loaded: true, refused: null, date: '2010-01-01' });
    // the embedded database may be opened before the files are written
    await served(async (app) => expect((await app.inject('/api/edizione')).statusCode).toBe(200));
    await load.written;
    const edition = await served(expectWhole);
    expect(await readdir(archive)).toEqual([edition]);
    const again = start(await path());
    expect(await again.loaded).toMatchObject({ loaded: false });
    await again.written;
    expect(said.filter((one) => one.includes('Writing the bulk files'))).toHaveLength(1);
  }, 120_000);

  it('is not needed by a later start, which serves at once, and again where a file is missing', async () => {
    for (const [name, value] of Object.entries({ DATABASE_URL: '', ...test.environment, PORTALE_EDIZIONE: 'no' })) vi.stubEnv(name, value);
    const request = { by: 'start', named: await path() } as const;
    const open = async (): Promise<number> => {
      said.length = 0;
      const { database, failure, written, stop } = await openData(
        { request, archive, editionFile: undefined, effort: 'fast' },
        (one) => void said.push(one),
      );
      expect(failure).toBeUndefined();
      const id = (await database.edition())?.id;
      await written;
      await stop();
      await database.close();
      return id ?? 0;
    };
    const first = await open();
    expect(said.join('\n')).toContain('The bulk files are in');
    expect([await open(), said]).toEqual([first, []]);
    execFileSync('rm', ['-r', join(archive, (await readdir(archive))[0] ?? '', 'mappe')]);
    expect([await open(), said.filter((one) => !one.startsWith('Preparing'))]).toEqual([
      first,
      [expect.stringMatching(/^The maps are in service/)],
    ]);
  }, 120_000);

  it('that is killed while it writes leaves what the next one completes or removes', async () => {
    const files = await path();
    const killed = start(files);
    await line('Writing the bulk files');
    process.kill(killed.pid, 'SIGKILL');
    await expect(killed.written).rejects.toThrow('The process of the load ended with SIGKILL');
    await served(async (app) => {
      const answer = await app.inject('/api/v1/archivio');
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
      expect((await app.inject('/api/v1/confini?livello=comune&data=2015-01-01')).json().stato).toBe('pronti');
    });
    await start(files).written;
    const first = await served(expectWhole);
    expect(await readdir(archive)).toEqual([first]);

    said.length = 0;
    const superseded = start(await path(OTHER_HISTORY));
    await superseded.loaded;
    await line('Writing the bulk files');
    process.kill(superseded.pid, 'SIGKILL');
    await superseded.written.catch(() => {});
    await start(files).written;
    expect(await readdir(archive)).toEqual([first]);
  }, 180_000);

  it('that cannot write its files says so in one sentence, and the edition is in service', async () => {
    await writeFile(join(archive, 'file'), '');
    const load = start(await path(), join(archive, 'file', 'below'));
    await load.loaded;
    const failure = await load.written.catch((error: unknown) => error);
    expect(explainFailure(failure)).toEqual({
      refused: false,
      message: expect.stringMatching(/^The store .*file.below cannot be used: ENOTDIR: not a directory, mkdir '.*'$/),
    });
    await served(async (app) => expect((await app.inject('/api/edizione')).statusCode).toBe(200));
  }, 120_000);

  it('writes to an object store as to a folder', async () => {
    const { environment, objects, close } = await startStore();
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    try {
      const store = 's3://bucket/editions';
      await start(await path(), store).written;
      const edition = await served(expectWhole, store);
      expect([...objects.keys()].at(-1)).toBe(`editions/${edition}/indice.json`);
      const part = await served(
        (app) => app.inject({ url: `/api/v1/archivio/${edition}/unita.csv`, headers: { range: 'bytes=0-1' } }),
        store,
      );
      expect([part.statusCode, part.body]).toEqual([206, 'id']);
    } finally {
      await close();
    }
  }, 120_000);
});

describe('loads and replicas of one server', () => {
  let test: TestDatabase;
  let archive: string;
  const said: string[] = [];
  const load = (files: string): LoadApart =>
    loadApart(
      {
        request: { by: 'operator', path: files },
        place: { url: (test.environment as { DATABASE_URL: string }).DATABASE_URL },
        archive,
        editionFile: undefined,
        effort: 'fast',
      },
      (one) => void said.push(one),
    );
  beforeEach(async () => {
    said.length = 0;
    test = await openEmpty('postgres');
    archive = await folderOf({});
  }, 60_000);
  afterEach(() => test?.dispose());

  it('two loads at once both succeed, and leave the whole files of both editions and nothing else', async () => {
    const [one, other] = [await folderOf({ 'cities.csv': SMALL_HISTORY }), await folderOf({ 'cities.csv': OTHER_HISTORY })];
    const loads = [one, other, one].map(load);
    await Promise.all(loads.map(({ written }) => written));
    const left = await readdir(archive);
    expect(left).toHaveLength(2);
    for (const edition of left) expect(await readdir(join(archive, edition))).toContain('indice.json');
  }, 120_000);

  it('replicas answer while a load writes: from the files or that they are not there yet, never with an error, and write nothing', async () => {
    const replicas = [1, 2].map(() => buildApp(test.database, { publicOrigin: PUBLIC_ORIGIN, callsPerMinute: 0, archive }));
    const histories = [SMALL_HISTORY, OTHER_HISTORY, SMALL_HISTORY];
    const answers = new Set<number>();
    let done = false;
    const asking = Promise.all(
      replicas.map(async (app) => {
        while (!done) {
          for (const url of ['/api/v1/archivio', '/api/v1/archivio/ultima/unita.csv', '/api/v1/confini?livello=comune&data=2015-01-01'])
            answers.add((await app.inject(url)).statusCode);
          await pause(5);
        }
      }),
    );
    try {
      for (const history of histories) {
        const process = load(await folderOf({ 'cities.csv': history, 'comuni_2011.topo.json': SMALL_BOUNDARIES }));
        await process.written;
      }
    } finally {
      done = true;
      await asking;
    }
    for (const app of replicas) await app.close();
    expect([...answers].filter((status) => ![200, 302, 503].includes(status))).toEqual([]);
    expect(answers).toContain(200);
    expect((await readdir(archive)).every((entry) => /^[0-9a-f]{12}$/.test(entry))).toBe(true);
  }, 120_000);

  it('a load that finds the store full says so in one sentence, and the next one completes it', async () => {
    const files = await folderOf({ 'cities.csv': SMALL_HISTORY });
    const full = load(files);
    // a process that may write no large file instead of a full disk
    execFileSync('prlimit', ['--pid', String(full.pid), '--fsize=20000:']);
    await full.loaded;
    await expect(full.written).rejects.toThrow(/^The store .* cannot be used: .*(file too large|disk)/i);
    expect((await readdir(archive)).filter((entry) => entry.startsWith('writing-'))).toEqual([]);
    await load(files).written;
    expect(await readdir(join(archive, (await readdir(archive))[0] ?? ''))).toContain('indice.json');
  }, 120_000);
});
