import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf } from '@territori/api-testing/folderOf';
import { createCluster, createStandby, type PostgresServer, startCluster } from '@territori/api-testing/postgresServer';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { historyCsv, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { explainFailure } from '@territori/load/loading/explainFailure';
import { load } from '@territori/load/loading/load';
import { buildApp } from '@territori/serve/app';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, type Database, OutdatedSchemaError } from './index.ts';

const NOBODY = 'postgres://postgres@127.0.0.1:1/postgres';

describe('an API that may not write', () => {
  let folder: string;
  let primaryServer: PostgresServer;
  let replicaServer: PostgresServer;
  let primary: Database;
  let replica: Database;
  const opened: Database[] = [];

  /** Connects, and closes at the end. */
  async function opening(options: { url: string; writeUrl?: string }): Promise<Database> {
    const database = await connect(options);
    opened.push(database);
    return database;
  }
  /** What a start on the primary does. */
  const upToDate = async () => (await connect({ url: primaryServer.url })).close();
  const run = (sql: string) => primary.transaction((transaction) => transaction.run(sql));
  const counted = () => primary.read('select id_funzione, aperture from portale.consultazione order by 1');
  /** Opens report 61 and answers with the status. */
  async function openReport(database: Database, log: string[] = []): Promise<number> {
    const logger = { level: 'warn', stream: { write: (line: string) => void log.push(line) } };
    const app = buildApp(database, { publicOrigin: PUBLIC_ORIGIN, today: () => '2026-06-01', logger });
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/consultazioni', payload: { id_funzione: 61 } });
    await app.close();
    return statusCode;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'territori-'));
    await chmod(folder, 0o755);
    await createCluster(join(folder, 'primary'));
    primaryServer = await startCluster(join(folder, 'primary'));
    primary = await opening({ url: primaryServer.url });
    await load(primary, { by: 'operator', path: await folderOf({ 'cities.csv': SMALL_HISTORY }) });
    await createStandby(primaryServer, join(folder, 'replica'));
    replicaServer = await startCluster(join(folder, 'replica'));
    replica = await opening({ url: replicaServer.url });
  }, 120_000);
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    await replicaServer?.stop();
    await primaryServer?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  describe('because its server is a read replica', () => {
    it('reads and answers as the primary does', async () => {
      expect(replica.writable).toBe(false);
      const [here, there] = [replica, primary].map((database) =>
        buildApp(database, { publicOrigin: PUBLIC_ORIGIN, today: () => '2026-06-01' }),
      );
      for (const url of [
        '/api/edizione',
        '/publish/reportspooljson?pfun=61&pdata=2004-01-01',
        '/api/Report/Spool/2004-01-01/61?pdoctype=CSV',
        '/api/HealthCheck',
      ]) {
        const [one, other] = [await here?.inject(url), await there?.inject(url)];
        expect(one?.statusCode, url).toBe(200);
        expect(one?.body).toBe(other?.body);
      }
      await here?.close();
      await there?.close();
    });

    it('serves a new edition once the primary has it, and the calls that still name the one before', async () => {
      await load(primary, { by: 'operator', path: await folderOf({ 'cities.csv': historyCsv('001009 OMEGA 01-01-2000 31-12-9999') }) });
      await vi.waitFor(async () => expect((await replica.edition())?.id).toBe(2), { timeout: 20_000, interval: 100 });
      const names = (edition: number) =>
        replica.read(`select denominazione from comuni_al('2004-01-01') order by 1 limit 1`, [], { edition });
      expect(await names(2)).toEqual([{ denominazione: 'Omega' }]);
      expect(await names(1)).toEqual([{ denominazione: 'Alfa' }]);
    });

    it('answers that a report was opened, and counts it nowhere', async () => {
      expect(await openReport(replica)).toBe(204);
      expect(await counted()).toEqual([]);
    });

    it('counts where DATABASE_WRITE_URL leads', async () => {
      vi.stubEnv('DATABASE_URL', replicaServer.url);
      vi.stubEnv('DATABASE_WRITE_URL', primaryServer.url);
      const both = await connect();
      vi.unstubAllEnvs();
      opened.push(both);
      expect(both.writable).toBe(true);
      expect(await openReport(both)).toBe(204);
      expect(await counted()).toEqual([{ id_funzione: 61, aperture: 1 }]);
    });

    it('reads on when the place to write is away: openings wait, and the log says how many are lost at the end', async () => {
      const alone = await opening({ url: replicaServer.url, writeUrl: NOBODY });
      expect(await alone.read('select 1 as uno')).toEqual([{ uno: 1 }]);
      const log: string[] = [];
      expect(await openReport(alone, log)).toBe(204);
      expect(log.at(-1)).toContain('1 openings of reports are not counted');
    });

    it('refuses to load', async () => {
      const loading = load(replica, { by: 'operator', path: await folderOf({ 'cities.csv': SMALL_HISTORY }) });
      expect(explainFailure(await loading.catch((error: unknown) => error))?.message).toMatch(
        /^The database only reads \(.*\): load on its primary$/,
      );
    });

    it('says which scripts its schema lacks when it is older than the program', async () => {
      const SCRIPT = { nome: '002_lettura_migrazioni.sql' };
      await run(`delete from portale.migrazione where nome = '${SCRIPT.nome}'`);
      const replicated = async () => expect(await replica.read('select nome from portale.migrazione')).not.toContainEqual(SCRIPT);
      await vi.waitFor(replicated, { timeout: 20_000, interval: 100 });
      const failure = await connect({ url: replicaServer.url }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(OutdatedSchemaError);
      expect(explainFailure(failure)?.message).toMatch(
        /lacks 002_lettura_migrazioni.sql, which cannot be added from here \(it is a read replica\): run .* on the primary/,
      );
      await upToDate();
      expect(await primary.read('select nome from portale.migrazione')).toContainEqual(SCRIPT);
    });
  });

  describe('because of its role', () => {
    /** The primary's address for a new role. */
    async function role(name: string, ...grants: string[]): Promise<string> {
      await run(`create role ${name} login; ${grants.map((grant) => `grant ${grant} to ${name};`).join(' ')}`);
      return primaryServer.url.replace('postgres@', `${name}@`);
    }

    it('serves, and counts with the right to', async () => {
      const database = await opening({ url: await role('contatore', 'portale_lettura', 'portale_conteggio') });
      expect(database.writable).toBe(true);
      expect(await openReport(database)).toBe(204);
      expect(await counted()).toEqual([{ id_funzione: 61, aperture: 2 }]);
      await expect(database.transaction((transaction) => transaction.run('create table portale.x ()'))).rejects.toMatchObject({
        code: '42501',
      });
    });

    it('serves without counting when it may only read', async () => {
      const database = await opening({ url: await role('lettore', 'portale_lettura') });
      expect(database.writable).toBe(false);
      expect(await database.read('select 1 as uno')).toEqual([{ uno: 1 }]);
      expect(await openReport(database)).toBe(204);
      expect(await counted()).toEqual([{ id_funzione: 61, aperture: 2 }]);
    });

    it('says what is missing when it may not bring the schema up to date, or not even see it', async () => {
      await run(`delete from portale.migrazione where nome like '002%'`);
      await expect(connect({ url: await role('secondo', 'portale_lettura') })).rejects.toThrow(
        /lacks 002_lettura_migrazioni.sql.*permission denied/,
      );
      await expect(connect({ url: await role('estraneo') })).rejects.toThrow(
        /lacks what this version reads.*permission denied for schema portale/,
      );
      await upToDate();
    });
  });

  it('starts and serves on the replica while the primary is down', async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
    await primaryServer.stop();
    const database = await vi.waitFor(() => opening({ url: replicaServer.url, writeUrl: primaryServer.url }), {
      timeout: 20_000,
      interval: 100,
    });
    expect((await database.edition())?.id).toBe(2);
    expect(await openReport(database)).toBe(204);
  });
});
