import { databaseOf, EARLIER_PROGRAMS } from '@territori/api-testing/earlierPrograms';
import { folderOf } from '@territori/api-testing/folderOf';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { historyCsv, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { ENGINES, openEmpty, type TestDatabase, useDatabase } from '@territori/api-testing/testDatabase';
import { buildApp } from '@territori/serve/app';
import { connect, type Database, type Transaction, UnreadableEditionError } from '@territori/store/database';
import { STRUCTURE } from '@territori/store/database/structure';
import { VERSION } from '@territori/store/version';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editionScripts } from '../edition/createEdition.ts';
import { hashOf } from '../files/hashOf.ts';
import { load } from './load.ts';

const historyOf = (name: string) => historyCsv(`001001 ${name} 01-01-2000 31-12-9999`);

/** One call of each kind that asks for data. */
const DATA_CALLS = [
  '/api/edizione',
  '/api/unita?q=alfa',
  '/api/unita/1/storia',
  '/api/Promemoria',
  '/api/Report/Spool/2010-01-01/61?pdoctype=JSON',
  '/publish/reportspooljson?pfun=61&pdata=01/01/2010',
  '/api/v1',
  '/api/v1/unita',
  '/api/v1/variazioni',
  '/api/v1/confini?livello=regione',
  '/api/v1/variazioni/conteggi',
  '/api/v1/archivio',
];

it('the SQL that makes an edition is the one that was looked at when its structure got its number', async () => {
  const { beforeRows, afterRows } = await editionScripts();
  expect(
    hashOf(beforeRows + afterRows).slice(0, 12),
    'the SQL has changed: decide by the comment of STRUCTURE (api/store/src/database/structure.ts) whether to raise it, then put the new hash here',
  ).toBe('77521507249c');
});

/** Opens the same database as a program does at its start. Only one process may use PGlite: there the first is closed. */
async function openAgain({ database, environment }: TestDatabase): Promise<Database> {
  if ('DATABASE_URL' in environment) return connect({ url: environment.DATABASE_URL });
  await database.close();
  return connect({ directory: environment.PORTALE_DATABASE });
}

describe.each(ENGINES)('on %s', (engine) => {
  describe.each(EARLIER_PROGRAMS)('a database of the program of commit $commit', (earlier) => {
    const test = useDatabase(openEmpty, engine);
    let database: Database;
    let app: FastifyInstance;
    const inTransaction = <T>(work: (transaction: Transaction) => Promise<T>) => database.transaction(work);
    /** The number of the edition that the earlier program serves. */
    const servedByEarlier = async () => (await inTransaction((transaction) => transaction.query<{ id: number }>(earlier.current)))[0]?.id;
    const schemas = async () =>
      (
        await inTransaction((transaction) =>
          transaction.query<{ nspname: string }>(`select nspname from pg_namespace where nspname like 'edizione%' order by 1`),
        )
      ).map(({ nspname }) => nspname);
    const messages: string[] = [];
    const start = async (named?: string) => {
      messages.length = 0;
      return load(database, { by: 'start', named: named ?? '' }, { progress: (message) => void messages.push(message) });
    };
    const get = (url: string) => app.inject({ url, headers: { 'accept-language': 'en' } });

    beforeAll(async () => {
      await test.database.transaction(async (transaction) => {
        await transaction.run('drop schema portale cascade');
        await transaction.run(await databaseOf(earlier));
      });
      database = await openAgain(test);
      app = buildApp(database, { publicOrigin: PUBLIC_ORIGIN, callsPerMinute: 0 });
    }, 120_000);
    afterAll(async () => {
      await app?.close();
      await database?.close();
    });

    const sentence = `The data in service were written by an earlier version of the portal, and this version (${VERSION}) cannot read them: load the data with this version.`;

    it('is not served, and every call for data says so', async () => {
      expect(await database.edition()).toBeUndefined();
      await expect(database.inService()).rejects.toThrow(UnreadableEditionError);
      for (const url of DATA_CALLS) {
        const answer = await get(url);
        expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '5']);
        const { exception, detail } = answer.json();
        expect(exception ?? detail).toBe(sentence);
      }
      expect((await get('/api/v1/unita')).headers['content-type']).toContain('application/problem+json');
    });

    it('keeps the replica from becoming ready, while it is healthy', async () => {
      const answer = await app.inject({ url: '/ready', headers: { 'accept-language': 'it' } });
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ exception: expect.stringContaining('scritti da una versione precedente del portale') });
      expect((await get('/api/HealthCheck')).body).toBe('OK');
    });

    it('is served to the earlier program beside the edition that a load of this one makes', async () => {
      expect(await servedByEarlier()).toBe(1);
      const { edition } = await load(
        database,
        { by: 'operator', path: await folderOf({ 'cities.csv': SMALL_HISTORY }) },
        { progress: (message) => void messages.push(message) },
      );
      expect(edition).toMatchObject({ id: 2, program: VERSION });
      expect(messages).toContain('Edition 1 is of another version of the portal and stays for it; this version loads its own beside it');
      expect(await servedByEarlier()).toBe(1);
      expect(await schemas()).toEqual(['edizione_1', 'edizione_2']);
      expect((await get('/ready')).body).toBe('ready');
      for (const url of DATA_CALLS.filter((one) => !/storia|archivio/.test(one)))
        expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    });

    it('loads with the earlier program without taking anything from this one', async () => {
      const own = await database.inService();
      for (const name of ['BETA', 'GAMMA', 'DELTA'])
        await inTransaction((transaction) => earlier.load(transaction, { file: 'cities.csv', content: historyOf(name) }));
      expect(await servedByEarlier()).toBe(5);
      expect((await database.inService()).id).toBe(own.id);
      expect((await get('/ready')).body).toBe('ready');
      const [kept] = await inTransaction((transaction) =>
        transaction.query<{ n: number }>('select count(*)::int as n from portale.file_caricato where impronta = any($1)', [
          own.sources.map(({ impronta }) => impronta ?? ''),
        ]),
      );
      expect(kept?.n).toBe(1);
    });

    it('gives the files that an operator loaded there to the next start here', async () => {
      const { edition, loaded } = await start();
      expect(loaded).toBe(true);
      expect(edition.sources.map(({ impronta }) => impronta)).toEqual([hashOf(historyOf('DELTA'))]);
      expect(await database.read(`select denominazione from versione where livello = 'comune'`)).toEqual([{ denominazione: 'Delta' }]);
      // its own two, and the one that the earlier program serves
      expect(await schemas()).toEqual(['edizione_2', 'edizione_5', `edizione_${edition.id}`]);
      expect(await servedByEarlier()).toBe(5);
      expect((await start()).loaded).toBe(false);
    });

    it('is left beside the editions of two versions that state their structure, until the newer of these has loaded', async () => {
      const { id } = await database.inService();
      await inTransaction((transaction) =>
        transaction.query('update portale.caricamento set struttura = $1, programma = $2, caricata_il = now() where in_servizio', [
          STRUCTURE + 1,
          '9.0.0',
        ]),
      );
      await expect(database.inService()).rejects.toThrow('were written by another version (9.0.0) of the portal');
      expect((await get('/api/v1/unita')).json().detail).toContain('another version (9.0.0)');
      const { edition } = await load(database, { by: 'operator', path: await folderOf({ 'cities.csv': historyOf('EPSILON') }) });
      expect(await schemas()).toEqual([`edizione_${id}`, `edizione_${edition.id}`]);
      // the earlier program has nothing to serve then, which it says
      expect(await servedByEarlier()).toBeUndefined();
    });
  });
});
