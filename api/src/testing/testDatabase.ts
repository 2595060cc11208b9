import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '../database/index.ts';
import { folderOf } from './folderOf.ts';
import { startCluster } from './postgresServer.ts';
import { COPY, type Content, type Engine, template } from './template.ts';

/** Both engines: the same tests run on each, `describe.each(ENGINES)`. */
export const ENGINES: readonly Engine[] = ['pglite', 'postgres'];

export interface TestDatabase {
  database: Database;
  /** What `connect` or a child process needs to reach the same database: DATABASE_URL or PORTALE_DATABASE. */
  environment: { DATABASE_URL: string } | { PORTALE_DATABASE: string };
  /** Closes the database, stops its server and removes its files. */
  dispose(): Promise<void>;
}

async function open(engine: Engine, content: Content): Promise<TestDatabase> {
  const from = await template(engine, content);
  const folder = await mkdtemp(join(tmpdir(), 'territori-'));
  // the server runs as another user, who must get through
  await chmod(folder, 0o755);
  const directory = join(folder, engine);
  await COPY[engine](from, directory);
  const server = engine === 'postgres' ? await startCluster(directory) : undefined;
  const database = await connect(server ? { url: server.url } : { directory });
  return {
    database,
    environment: server ? { DATABASE_URL: server.url } : { PORTALE_DATABASE: directory },
    async dispose() {
      await database.close();
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A separate database with the real history: a copy of the template, in about a second. Give `beforeAll` two minutes
 * for the first.
 */
export async function openLoaded(engine: Engine): Promise<TestDatabase> {
  return open(engine, 'loaded');
}

/** The same with the official record, for tests of what the reports make of it. Give `beforeAll` ten minutes for the first. */
export async function openRecord(engine: Engine): Promise<TestDatabase> {
  return open(engine, 'record');
}

/** The same with the edition of the packages built in. */
export async function openEmbedded(engine: Engine): Promise<TestDatabase> {
  return open(engine, 'embedded');
}

/** A separate database with nothing loaded. */
export async function openEmpty(engine: Engine): Promise<TestDatabase> {
  return open(engine, 'empty');
}

/**
 * The folder of an embedded database with nothing loaded, which no process has open, with further files in it. It is
 * removed as those of `folderOf` are. A copy takes a fraction of the seconds in which PGlite makes a new database.
 */
export async function emptyDirectory(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await folderOf({});
  await COPY.pglite(await template('pglite', 'empty'), folder);
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));
  return folder;
}
