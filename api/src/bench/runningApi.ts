import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The API as a process of its own, so that its memory and its start can be measured. */
export class RunningApi {
  readonly origin: string;
  /** Milliseconds from the start of the process to the first answer. */
  readonly readyAfter: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, origin: string, readyAfter: number) {
    this.#child = child;
    this.origin = origin;
    this.readyAfter = readyAfter;
  }

  static async start(environment: Readonly<Record<string, string>>): Promise<RunningApi> {
    const begun = performance.now();
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
      env: { ...process.env, ...environment, PORT: '0', CALLS_PER_MINUTE: '0', LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const origin = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        if (text.length > 10_000) return;
        text += chunk.toString();
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text);
        if (found) resolve(found[0]);
      });
      child.once('exit', (code) => reject(new Error(`The API ended with ${code}`)));
    });
    await fetch(`${origin}/api/HealthCheck`);
    return new RunningApi(child, origin, performance.now() - begun);
  }

  /** Resident memory in megabytes. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.#child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
  }

  /** The most memory while `work` goes on. */
  async peak(work: () => Promise<unknown>): Promise<number> {
    let most = await this.memory();
    const sampling = setInterval(async () => {
      most = Math.max(most, await this.memory());
    }, 10);
    await work();
    clearInterval(sampling);
    return Math.max(most, await this.memory());
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await ended;
  }
}
