import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '../database/index.ts';
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
 * A database of its own with the real history loaded; a copy of the shared template, in about a second. Give
 * `beforeAll` two minutes for the first.
 */
export async function openLoaded(engine: Engine): Promise<TestDatabase> {
  return open(engine, 'loaded');
}

/** A database of its own with nothing loaded. */
export async function openEmpty(engine: Engine): Promise<TestDatabase> {
  return open(engine, 'empty');
}
