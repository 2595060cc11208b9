import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const runProgram = promisify(execFile);

/** The server refuses to run as root. A test that is run by root starts it as the user that its package made. */
async function serverUser(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (which) => Number((await runProgram('id', [which, 'postgres'])).stdout)));
  return { uid, gid } as { uid: number; gid: number };
}

/** A program of the server: PG_BIN names the folder of the server's programs; else Debian keeps them by version, others in the path. */
export function postgresProgram(name: string): string {
  if (process.env.PG_BIN) return join(process.env.PG_BIN, name);
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(debian, version, 'bin', name)).find(existsSync);
  return found ?? name;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}

/** Makes an empty cluster in a folder that is not there yet. */
export async function createCluster(directory: string): Promise<void> {
  const user = await serverUser();
  await mkdir(directory, { recursive: true });
  if (user.uid !== undefined && user.gid !== undefined) await chown(directory, user.uid, user.gid);
  const options = ['-D', directory, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await runProgram(postgresProgram('initdb'), options, { ...user, cwd: directory });
}

/** Copies a stopped cluster. */
export async function copyCluster(from: string, to: string): Promise<void> {
  await runProgram('cp', ['-a', from, to]);
  await chmod(to, 0o700);
}

/** Makes a replica of a running server, which follows it once it is started. */
export async function createStandby(primary: PostgresServer, directory: string): Promise<void> {
  const user = await serverUser();
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) await chown(directory, user.uid, user.gid);
  const options = ['-d', primary.url, '-D', directory, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  await runProgram(postgresProgram('pg_basebackup'), options, { ...user, cwd: directory });
}

export interface PostgresServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

async function serverAnswers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** What a server gives up that holds nothing worth keeping. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts a throw-away server on the loopback address; it ends with `stop()`, and with this process in any case.
 * @param durability by default none, which is fast; `{}` keeps the server's own
 * @param under a command that runs it, such as one that sets limits
 */
export async function startCluster(
  directory: string,
  durability: Readonly<Record<string, string>> = CARELESS,
  under: readonly string[] = [],
): Promise<PostgresServer> {
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', ...durability };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command = '', ...parameters] = [...under, postgresProgram('postgres'), '-D', directory, ...options];
  const child = spawn(command, parameters, {
    ...(await serverUser()),
    cwd: directory,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log = `${log}${chunk}`.slice(-4000);
  });
  const kill = () => child.kill('SIGINT');
  process.once('exit', kill);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  for (let attempt = 0; !(await serverAnswers(url)); attempt += 1) {
    if (child.exitCode !== null || attempt > 300) throw new Error(`The PostgreSQL server did not start:\n${log}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    pid: child.pid as number,
    async stop() {
      process.removeListener('exit', kill);
      if (child.exitCode === null) {
        kill();
        await once(child, 'exit');
      }
    },
  };
}
