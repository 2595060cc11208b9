import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { root } from '@territori/build/workspace';
import { API_NODE_OPTIONS } from './apiNodeOptions.ts';
import { freePorts } from './freePorts.ts';

const RUN_BUNDLED = 'scripts/runBundled.mjs';
const PROGRAM = 'api/src/main.ts';

interface ReplicaOptions {
  readonly port?: number;
  /** For Node, before the program. */
  readonly nodeOptions?: readonly string[];
  /** Its temporary directory. */
  readonly temporary?: string;
  /** The checkout whose program it is; this one by default. */
  readonly from?: string;
  /** What Node runs; by default a bundle of this checkout's sources, or the sources of another. */
  readonly program?: readonly string[];
  /** The path that it answers with 200 once it has started: `/api/HealthCheck`, or `/ready`, which needs data that it can serve. */
  readonly until?: string;
  /** The store of the files of the editions; without it the replica has none. */
  readonly archive?: string;
}

/** A replica of the API in a separate process. */
export interface ApiReplica {
  /** `host:port` */
  readonly server: string;
  readonly pid: number;
  /** Whether its process lives. */
  isRunning(): boolean;
  /** Stops the process in the middle of what it does, as a machine that hangs, or lets it go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Sends a signal and resolves when the process has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * Starts a replica and waits until it answers; rejects with what it printed.
 */
export async function startApiReplica(
  databaseUrl: string,
  {
    port,
    nodeOptions = [],
    temporary = tmpdir(),
    from = root,
    // the version of another checkout may have no bundle
    program = from === root ? [RUN_BUNDLED, PROGRAM] : ['--import', 'tsx', PROGRAM],
    until = '/api/HealthCheck',
    archive = 'no',
  }: ReplicaOptions = {},
): Promise<ApiReplica> {
  const chosen = port ?? ((await freePorts(1))[0] as number);
  const child: ChildProcess = spawn(process.execPath, [...API_NODE_OPTIONS, ...nodeOptions, ...program], {
    cwd: from,
    env: {
      PATH: process.env.PATH,
      TMPDIR: temporary,
      HOST: '127.0.0.1',
      PORT: String(chosen),
      PUBLIC_ORIGIN: `http://127.0.0.1:${chosen}`,
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: '1',
      CALLS_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
      PORTALE_ARCHIVIO: archive,
      PORTALE_EDIZIONE: 'no',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed = `${printed}${chunk}`.slice(-4000);
    });
  }
  const server = `127.0.0.1:${chosen}`;
  for (let attempt = 0; (await fetch(`http://${server}${until}`).catch(() => undefined))?.status !== 200; attempt += 1) {
    if (child.exitCode !== null || attempt > 1200) {
      child.kill('SIGKILL');
      throw new Error(`The API did not start.\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    server,
    pid: child.pid as number,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal(name) {
      child.kill(name);
    },
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}
