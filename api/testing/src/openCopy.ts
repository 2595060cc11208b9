import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type Database } from '@territori/store/database';
import { startCluster } from './postgresServer.ts';
import { COPY, type Content, type Engine, template } from './template.ts';

/** A database that was made from a template, and that a test may change. */
export interface OpenedCopy {
  readonly database: Database;
  /** What `connect` or a child process needs to reach the same database: DATABASE_URL or PORTALE_DATABASE. */
  readonly environment: { DATABASE_URL: string } | { PORTALE_DATABASE: string };
  /** Closes the database and stops its server. The files stay. */
  close(): Promise<void>;
}

/** Copies a template into a folder and opens the copy. */
export async function openCopy(engine: Engine, content: Content, folder: string): Promise<OpenedCopy> {
  const from = await template(engine, content);
  await mkdir(folder, { recursive: true });
  // the server runs as another user, who must get through
  await chmod(folder, 0o755);
  const directory = join(folder, engine);
  await COPY[engine](from, directory);
  const server = engine === 'postgres' ? await startCluster(directory) : undefined;
  const database = await connect(server ? { url: server.url } : { directory });
  return {
    database,
    environment: server ? { DATABASE_URL: server.url } : { PORTALE_DATABASE: directory },
    async close() {
      await database.close();
      await server?.stop();
    },
  };
}
