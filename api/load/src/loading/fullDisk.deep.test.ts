import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf } from '@territori/api-testing/folderOf';
import { createCluster, type PostgresServer, startCluster } from '@territori/api-testing/postgresServer';
import { SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { ENGINES, emptyDirectory } from '@territori/api-testing/testDatabase';
import { connect, type Database } from '@territori/store/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainFailure } from './explainFailure.ts';
import { load } from './load.ts';

const MEGABYTE = 1024 * 1024;
/** Megabytes, above the 16 of a file of the write-ahead log, without which no database runs: each fails at another place of a load. */
const LIMITS = [17, 18, 20, 22];

/** Rows that no compression makes shorter than the limits. */
const longRows = () => {
  const resultset = Array.from({ length: 24 }, (_, index) => ({ RIGA: index, NOTA: randomBytes(MEGABYTE * 0.75).toString('base64') }));
  return JSON.stringify({ resultset });
};

/** The largest size of a file, in megabytes, instead of a full disk: the system refuses to write more. Null lifts the limit. */
type Limit = number | null;
const fileSize = (limit: Limit) => `--fsize=${limit === null ? 'unlimited' : limit * MEGABYTE}:`;

/** A database whose process can be given a limit. */
interface LimitedDatabase {
  limited(limit: Limit): Promise<Database>;
  dispose(): Promise<void>;
}

/** PGlite writes in this process, and goes on when the limit changes. */
function limitedPglite(): LimitedDatabase {
  let database: Database | undefined;
  return {
    async limited(limit) {
      execFileSync('prlimit', ['--pid', String(process.pid), fileSize(limit)]);
      database ??= await connect({ directory: await emptyDirectory() });
      return database;
    },
    dispose: async () => database?.close(),
  };
}

/** A server has its limit from its start. */
function limitedPostgres(folder: string): LimitedDatabase {
  const directory = join(folder, 'postgres');
  let server: PostgresServer | undefined;
  let database: Database | undefined;
  const dispose = async () => {
    await database?.close();
    await server?.stop();
  };
  return {
    async limited(limit) {
      if (server) await dispose();
      else await createCluster(directory);
      server = await startCluster(directory, undefined, ['prlimit', fileSize(limit)]);
      database = await connect({ url: server.url });
      return database;
    },
    dispose,
  };
}

describe.each(ENGINES)('a load on %s that finds the disk full', (engine) => {
  let folder: string;
  let file: string;
  let place: LimitedDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'territori-'));
    await chmod(folder, 0o755);
    place = engine === 'pglite' ? limitedPglite() : limitedPostgres(folder);
    await load(await place.limited(null), { by: 'start', named: await folderOf({ 'cities.csv': SMALL_HISTORY }) });
    file = join(await folderOf({ 'sll_2021-12-31.json': longRows() }), 'sll_2021-12-31.json');
  }, 120_000);
  afterAll(async () => {
    await place?.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  const served = async (database: Database) => ({
    edition: (await database.edition())?.id,
    municipalities: await database.read(`select codice, denominazione from comuni_al('2004-01-01') order by 1`),
    rows: await database.read('select jsonb_array_length(righe) as righe from istantanea'),
  });

  it.each(LIMITS)(
    'is refused clearly, at %i MB, and the edition before goes on serving',
    async (limit) => {
      const database = await place.limited(limit);
      const before = await served(database);
      expect(before).toMatchObject({ edition: 1, rows: [] });
      const failure = await load(database, { by: 'operator', path: file, report: 408 }).catch((error: unknown) => error);
      expect(explainFailure(failure)).toEqual({
        refused: false,
        message: expect.stringMatching(
          /^The disk of the database is full \(.*File too large.*\): nothing was loaded, and the edition before goes on serving/,
        ),
      });
      expect(await served(database)).toEqual(before);
    },
    120_000,
  );

  it('succeeds once there is room, and leaves nothing of the attempts before', async () => {
    const database = await place.limited(null);
    expect(await served(database)).toMatchObject({ edition: 1, rows: [] });
    await load(database, { by: 'operator', path: file, report: 408 });
    expect((await served(database)).rows).toEqual([{ righe: 24 }]);
    expect(await database.read(`select nspname from pg_namespace where nspname like 'edizione%'`)).toHaveLength(2);
  }, 120_000);
});
