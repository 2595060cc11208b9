import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { ensureNginx } from '../../scripts/ensure-nginx.ts';
import { writeNginxRules } from '../src/writeNginxRules.ts';

const command = fileURLToPath(new URL('../nginx/start', import.meta.url));
/** Without any right, as in the images, also when the tests run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A running nginx. */
export interface Nginx {
  readonly origin: string;
  /** The lines of its access log until now. */
  log(): Promise<Readonly<Record<string, string | number>>[]>;
  /** Asks it to finish what it is answering and to stop, as a container runtime does. */
  stop(): Promise<void>;
}

/** Ports of the loopback device that nobody uses now. */
export async function freePorts<const Count extends number>(count: Count): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

const directories: string[] = [];
// registered before every hook of the test file, so it runs after them all
afterAll(() => Promise.all(directories.map((directory) => rm(directory, { recursive: true, force: true }))));

/** A new directory that every user may read and write, removed after the tests of the file. */
export async function openDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'territori-deploy-'));
  directories.push(directory);
  await chmod(directory, 0o777);
  return directory;
}

/**
 * Starts nginx by the command that the images run, and waits until it answers on its first address.
 * @param environment as documented in `deploy/nginx/start`; LISTEN is an address with its port
 */
export async function startNginx(
  role: 'static' | 'proxy',
  environment: Readonly<Record<string, string>> & { LISTEN: string },
): Promise<Nginx> {
  await ensureNginx(console.warn);
  const directory = await openDirectory();
  const RULES = join(directory, 'rules');
  await writeNginxRules(RULES);
  const ACCESS_LOG = join(directory, 'access.log');
  const env = { PATH: process.env.PATH, WORKERS: '1', RUN: join(directory, 'run'), RULES, ACCESS_LOG, ...environment };
  const child = spawn(command, [role], { env, ...nobody });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://${environment.LISTEN}`;
  for (let attempt = 0; (await fetch(`${origin}/healthz`).catch(() => undefined))?.status !== 204; attempt += 1) {
    if (child.exitCode !== null || attempt > 100) {
      child.kill('SIGKILL');
      throw new Error(`nginx does not answer.\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    log: async () =>
      (await readFile(ACCESS_LOG, 'utf8'))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    stop: () => {
      child.kill('SIGQUIT');
      return ended;
    },
  };
}
