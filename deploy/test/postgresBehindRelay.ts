import { chmod } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { type PostgresServer, startCluster } from '@territori/api-testing/postgresServer';
import { COPY, template } from '@territori/api-testing/template';
import { openDirectory } from './openDirectory.ts';

/** A PostgreSQL server with the data loaded, under an address that stays the same when the server is stopped and started again. */
export interface RelayedPostgres {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgresBehindRelay(): Promise<RelayedPostgres> {
  const folder = await openDirectory();
  await chmod(folder, 0o755);
  const directory = join(folder, 'postgres');
  await COPY.postgres(await template('postgres'), directory);
  let server: PostgresServer | undefined = await startCluster(directory);
  const sockets = new Set<Socket>();
  const relay = createServer((incoming) => {
    if (!server) return void incoming.destroy();
    const outgoing = connect(Number(new URL(server.url).port), '127.0.0.1');
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => sockets.delete(from));
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const { port } = relay.address() as { port: number };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async start() {
      server ??= await startCluster(directory);
    },
    async stop() {
      const stopping = server;
      server = undefined;
      await stopping?.stop();
      for (const socket of sockets) socket.destroy();
    },
  };
}
