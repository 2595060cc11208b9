import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folderOf } from '@territori/api-testing/folderOf';
import { createCluster, type PostgresServer, postgresProgram, startCluster } from '@territori/api-testing/postgresServer';
import { historyCsv, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { load } from '@territori/load/loading/load';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database, OutdatedSchemaError } from './index.ts';

const run = promisify(execFile);

let folder: string;
let servers: [PostgresServer, PostgresServer];
const opened: Database[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'territori-'));
  await chmod(folder, 0o755);
  const start = async (name: string) => {
    await createCluster(join(folder, name));
    return startCluster(join(folder, name));
  };
  servers = await Promise.all([start('first'), start('second')]);
}, 120_000);
const close = () => Promise.all(opened.splice(0).map((database) => database.close()));
afterEach(close);
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

/** The address of the database `territori` for a role that owns it. */
const at = ({ url }: PostgresServer) => url.replace('postgres@', 'territori@').replace(/\/postgres$/, '/territori');
async function opening(server: PostgresServer): Promise<Database> {
  const database = await connect({ url: at(server) });
  opened.push(database);
  return database;
}
const psql = (server: PostgresServer, sql: string) => run(postgresProgram('psql'), ['-v', 'ON_ERROR_STOP=1', '-d', server.url, '-c', sql]);

/** A server as it was before there was a portal, with a role and a database for one. */
async function newOwner(server: PostgresServer, rights: 'createrole' | ''): Promise<void> {
  await psql(server, 'drop database if exists territori');
  await psql(server, 'drop role if exists territori, portale_lettura, portale_conteggio');
  await psql(server, `create role territori login ${rights}`);
  await psql(server, 'create database territori owner territori');
}

describe('a role that owns its database and no more', () => {
  it('is told what an administrator has to make before its first load, and needs no more than that', async () => {
    const [, server] = servers;
    await newOwner(server, '');
    const failure = await opening(server).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(OutdatedSchemaError);
    const [, remedy = ''] = /an administrator of the server may do it: ([^)]+)\)/.exec((failure as Error).message) ?? [];
    await psql(server, remedy);
    const database = await opening(server);
    expect(database.writable).toBe(true);
    await load(database, { by: 'operator', path: await folderOf({ 'cities.csv': SMALL_HISTORY }) });
    expect(await database.read('select count(*) as comuni from comuni_al($1::date)', ['2004-01-01'])).toEqual([{ comuni: 3 }]);
  });
});

describe('a dump', () => {
  const count = (database: Database, id: number) =>
    database.transaction((transaction) => transaction.query('insert into portale.consultazione values ($1, $2, 1)', [id, '2026-01-01']), {
      role: 'portale_conteggio',
    });
  beforeAll(async () => {
    await newOwner(servers[0], 'createrole');
    await load(await opening(servers[0]), { by: 'operator', path: await folderOf({ 'cities.csv': SMALL_HISTORY }) });
    await close();
  });

  // the first follows docs/operations.md; the second is pg_restore without options, with its error messages ignored
  it.each([
    ['with the roles and rights left out', ['--no-owner', '--no-acl', '--single-transaction']],
    ['by somebody who reads no page', []],
  ])('serves, counts and takes a new load when it was restored on a new server %s', async (_how, options) => {
    const [from, to] = servers;
    const file = join(folder, 'dump');
    await run(postgresProgram('pg_dump'), ['-Fc', '-d', at(from), '-f', file]);
    await newOwner(to, 'createrole');
    const restoring = run(postgresProgram('pg_restore'), [...options, '-d', at(to), file]);
    if (options.length > 0) await restoring;
    else await expect(restoring).rejects.toThrow('role "portale_lettura" does not exist');

    const database = await opening(to);
    expect(database.writable).toBe(true);
    expect((await database.edition())?.id).toBe(1);
    expect(await database.read('select count(*) as comuni from comuni_al($1::date)', ['2004-01-01'])).toEqual([{ comuni: 3 }]);
    await count(database, 61);
    await expect(database.read('select contenuto from portale.file_caricato')).rejects.toMatchObject({ code: '42501' });
    await load(database, { by: 'operator', path: await folderOf({ 'cities.csv': historyCsv('001001 OMEGA 01-01-2000 31-12-9999') }) });
    expect((await database.edition())?.id).toBe(2);
  });
});
