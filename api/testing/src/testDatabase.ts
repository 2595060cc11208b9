import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@territori/store/database';
import { folderOf } from './folderOf.ts';
import { type OpenedCopy, openCopy } from './openCopy.ts';
import { sharedDatabase } from './sharedDatabase.ts';
import { COPY, type Content, type Engine, template } from './template.ts';
import { useOpened } from './useOpened.ts';

/**
 * The engines on which the same tests run, `describe.each(ENGINES)`: both in a long test; a short one runs on the embedded database with
 * `npm test` and on PostgreSQL with `npm run test:deep` (`vitest.config.ts`).
 */
export const ENGINES: readonly Engine[] = (['pglite', 'postgres'] as const).filter(
  (engine) => process.env.TEST_ENGINES === undefined || process.env.TEST_ENGINES === engine,
);

/** A database for tests that read. */
export interface ReadDatabase {
  readonly database: Database;
  /** Gives it back. */
  dispose(): Promise<void>;
}

/** A database for tests that write, or that another process opens. */
export interface TestDatabase extends ReadDatabase {
  readonly environment: OpenedCopy['environment'];
  /** Closes the database, stops its server and removes its files. */
  dispose(): Promise<void>;
}

async function shareTestDatabase(engine: Engine, content: Content): Promise<ReadDatabase> {
  return { database: await sharedDatabase(engine, content), dispose: async () => {} };
}

async function openTestDatabase(engine: Engine, content: Content): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-'));
  const { database, environment, close } = await openCopy(engine, content, folder);
  return {
    database,
    environment,
    async dispose() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The whole record, for tests that only read: one database for all files of a worker, which refuses to be changed. */
export async function openLoaded(engine: Engine): Promise<ReadDatabase> {
  return shareTestDatabase(engine, 'loaded');
}

/** The whole record in a separate database: a copy of the template, in some seconds. */
export async function copyLoaded(engine: Engine): Promise<TestDatabase> {
  return openTestDatabase(engine, 'loaded');
}

/** A separate database with nothing loaded. */
export async function openEmpty(engine: Engine): Promise<TestDatabase> {
  return openTestDatabase(engine, 'empty');
}

/** The database of one of these three for the tests of the file or block that calls this, as `useOpened` opens it. */
export const useDatabase = <Opened extends ReadDatabase>(open: (engine: Engine) => Promise<Opened>, engine: Engine): Opened =>
  useOpened(() => open(engine));

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
