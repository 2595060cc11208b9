import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ACCESSIBILITY_BUS, ORCA } from './ensureOrca.ts';

/** Milliseconds without an event after which the screen reader has said all. */
const QUIET_MS = 600;
const LOOK_MS = 50;
const MOST_MS = 20_000;

/** The first line that a program writes to a stream. */
async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  stream.setEncoding('utf8');
  let text = '';
  while (!text.includes('\n')) text += String((await once(stream, 'data'))[0]);
  return text.slice(0, text.indexOf('\n'));
}

/** Orca on a separate virtual screen and session bus. It writes down what it would say. */
export class ScreenReader {
  readonly #folder: string;
  readonly #running: ChildProcess[] = [];
  #environment: NodeJS.ProcessEnv;
  #read = 0;

  private constructor() {
    this.#folder = mkdtempSync(join(tmpdir(), 'orca-'));
    for (const folder of ['data/orca', 'run', 'home']) mkdirSync(join(this.#folder, folder), { recursive: true, mode: 0o700 });
    copyFileSync(join(import.meta.dirname, 'orca-customizations.py'), join(this.#folder, 'data/orca/orca-customizations.py'));
    this.#environment = {
      ...process.env,
      HOME: join(this.#folder, 'home'),
      XDG_DATA_HOME: join(this.#folder, 'data'),
      XDG_RUNTIME_DIR: join(this.#folder, 'run'),
      ORCA_SAID: join(this.#folder, 'said'),
      ORCA_HEARD: join(this.#folder, 'heard'),
      NO_AT_BRIDGE: '',
      ACCESSIBILITY_ENABLED: '1',
      LC_ALL: 'C.UTF-8',
    };
  }

  /** @param language in which it speaks */
  static async start(language: string): Promise<ScreenReader> {
    const reader = new ScreenReader();
    try {
      await reader.#start(language);
    } catch (error) {
      reader.close();
      throw error;
    }
    return reader;
  }

  /** What a program needs to be heard: its screen, its bus. */
  get environment(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.#environment).filter((entry): entry is [string, string] => entry[1] !== undefined));
  }

  get folder(): string {
    return this.#folder;
  }

  /** Presses keys as a keyboard does. */
  press(...keys: readonly string[]): void {
    execFileSync('xdotool', ['key', '--clearmodifiers', ...keys], { env: this.#environment });
  }

  write(text: string): void {
    execFileSync('xdotool', ['type', '--clearmodifiers', '--delay', '60', text], { env: this.#environment });
  }

  /** Waits until it has nothing more to say, and returns what it said since the last time. */
  async said(): Promise<string[]> {
    let before = '';
    for (let quiet = 0, waited = 0; quiet < QUIET_MS && waited < MOST_MS; waited += LOOK_MS) {
      await wait(LOOK_MS);
      const now = `${this.#text('heard')} ${this.#text('said').length}`;
      quiet = now === before ? quiet + LOOK_MS : 0;
      before = now;
    }
    const all = this.#text('said');
    const fresh = all.slice(this.#read);
    this.#read = all.length;
    return fresh.split('\n').filter((line) => line !== '');
  }

  close(): void {
    // each with the programs that it started itself
    for (const { pid } of this.#running.reverse()) {
      try {
        if (pid !== undefined) process.kill(-pid, 'SIGKILL');
      } catch {
        // it has ended already
      }
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  #text(name: string): string {
    try {
      return readFileSync(join(this.#folder, name), 'utf8');
    } catch {
      return '';
    }
  }

  #spawn(command: string, given: readonly string[], stdio: ('ignore' | 'pipe')[] = ['ignore', 'ignore', 'ignore']): ChildProcess {
    const child = spawn(command, given, { env: this.#environment, stdio, detached: true });
    this.#running.push(child);
    return child;
  }

  async #start(language: string): Promise<void> {
    const screen = this.#spawn(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
      ['ignore', 'ignore', 'ignore', 'pipe'],
    );
    this.#environment.DISPLAY = `:${await firstLine(screen.stdio[3] as NodeJS.ReadableStream)}`;
    const bus = this.#spawn('dbus-daemon', ['--session', '--print-address=1', '--nofork'], ['ignore', 'pipe', 'ignore']);
    this.#environment.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus.stdout as NodeJS.ReadableStream);
    this.#spawn(ACCESSIBILITY_BUS, ['--launch-immediately', '--a11y=1', '--screen-reader=1']);
    this.#environment.LANGUAGE = language;
    this.#spawn('/usr/bin/python3', [join(import.meta.dirname, 'start-orca.py'), ORCA]);
    for (let waited = 0; this.#text('said') === ''; waited += LOOK_MS) {
      if (waited > MOST_MS) throw new Error('Orca does not speak.');
      await wait(LOOK_MS);
    }
    await this.said();
  }
}
