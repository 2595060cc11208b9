import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { API_NODE_OPTIONS } from '../../../deploy/processes/apiNodeOptions.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The API in a separate process, so that its memory and its start can be measured. */
export class RunningApi {
  readonly origin: string;
  /** Milliseconds from the start of the process until it is ready. */
  readonly readyAfter: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, origin: string, readyAfter: number) {
    this.#child = child;
    this.origin = origin;
    this.readyAfter = readyAfter;
  }

  static async start(environment: Readonly<Record<string, string>>): Promise<RunningApi> {
    const begun = performance.now();
    // its log goes to a file: read by the process that measures, it would slow down what is measured
    const folder = await mkdtemp(join(tmpdir(), 'territori-api-'));
    const log = await open(join(folder, 'log'), 'w+');
    const child = spawn(process.execPath, [...API_NODE_OPTIONS, at('scripts/runBundled.mjs'), at('api/src/main.ts')], {
      env: { ...process.env, ...environment, PORT: '0', PUBLIC_ORIGIN, CALLS_PER_MINUTE: '0', LOG_LEVEL: 'info' },
      stdio: ['ignore', log.fd, 'inherit'],
    });
    child.once('exit', () => log.close().then(() => rm(folder, { recursive: true })));
    let origin: string | undefined;
    while (origin === undefined) {
      if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
      [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(await readFile(join(folder, 'log'), 'utf8')) ?? [];
    }
    await fetch(`${origin}/ready`);
    return new RunningApi(child, origin, performance.now() - begun);
  }

  /** Resident memory in megabytes: now, and at its peak since the start of the process. */
  memory = (): Promise<number> => megabytes(this.#child.pid, 'VmRSS');
  peakMemory = (): Promise<number> => megabytes(this.#child.pid, 'VmHWM');

  /** Milliseconds of the processor that its threads have taken so far, in steps of ten. */
  async processorTime(): Promise<number> {
    const fields = (await readFile(`/proc/${this.#child.pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await ended;
  }
}

/** A figure of the memory of a process, in megabytes; NaN where there is no /proc. */
export async function megabytes(pid: number | undefined, figure: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024;
}
