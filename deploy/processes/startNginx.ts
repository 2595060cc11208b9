import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeNginxRules } from '../src/writeNginxRules.ts';
import { ensureNginx } from './ensureNginx.ts';

const command = fileURLToPath(new URL('../nginx/start', import.meta.url));
/** An unprivileged user, as in the images, for a start by root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A running nginx. */
export interface Nginx {
  readonly origin: string;
  /** Its master process. */
  readonly pid: number;
  /** What it said of itself until now, such as of a server that it could not reach; of long talk the end. */
  errors(): string;
  /** The lines of its access log until now. */
  log(): Promise<Readonly<Record<string, string | number>>[]>;
  /** Asks it to finish what it is answering and to stop, as a container runtime does. */
  stop(): Promise<void>;
}

/**
 * Starts nginx by the command that the images run, and waits until it answers on its first address. What it writes goes
 * with it when it stops.
 * @param environment as documented in `deploy/nginx/start`; LISTEN is an address with its port
 * @param under a command that runs it, such as one that sets limits
 */
export async function startNginx(
  role: 'static' | 'proxy',
  environment: Readonly<Record<string, string>> & { LISTEN: string },
  under: readonly string[] = [],
): Promise<Nginx> {
  await ensureNginx(console.warn);
  const directory = await mkdtemp(join(tmpdir(), 'territori-nginx-'));
  await chmod(directory, 0o777);
  const RULES = join(directory, 'rules');
  await writeNginxRules(RULES);
  const ACCESS_LOG = join(directory, 'access.log');
  const env = { PATH: process.env.PATH, WORKERS: '1', RUN: join(directory, 'run'), RULES, ACCESS_LOG, ...environment };
  const [program = command, ...parameters] = [...under, command, role];
  const child = spawn(program, parameters, { env, ...nobody });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed = `${printed}${chunk}`.slice(-4000);
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://${environment.LISTEN}`;
  for (let attempt = 0; (await fetch(`${origin}/healthz`).catch(() => undefined))?.status !== 204; attempt += 1) {
    if (child.exitCode !== null || attempt > 100) {
      child.kill('SIGKILL');
      await rm(directory, { recursive: true, force: true });
      throw new Error(`nginx does not answer.\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    pid: child.pid as number,
    errors: () => printed,
    log: async () =>
      (await readFile(ACCESS_LOG, 'utf8'))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      // the command that follows the servers' names may write a last file there
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
