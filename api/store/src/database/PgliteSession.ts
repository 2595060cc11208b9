import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DamagedPageError, DatabaseError } from './DatabaseError.ts';
import type { Parameter } from './database.ts';

/** What the owner of the thread asks: one statement with parameters, or a script of several without. */
export interface WorkerRequest {
  id: number;
  sql: string;
  parameters?: readonly unknown[];
  /** Rows as arrays instead of objects. */
  arrays?: boolean;
}

export type WorkerAnswer =
  | { id: number; rows: unknown[] }
  | { id: number; error: { message: string; code: string | undefined; detail: string | undefined } };

const script = new URL('./pgliteWorker.mjs', import.meta.url);

let compiled: Promise<WebAssembly.Module> | undefined;

/** PGlite's program. The threads of a process share it, so that what one of them has compiled serves all. */
function program(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  compiled ??= readFile(join(folder, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** One PGlite in a worker thread, one statement at a time. */
export class PgliteSession {
  #worker: Worker;
  #next = 0;
  #waiting = new Map<number, { resolve: (rows: unknown[]) => void; reject: (error: unknown) => void }>();
  #ended: Promise<void>;
  #alive = true;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    worker.on('error', (error) => this.#fail(error));
    this.#ended = new Promise((resolve) => {
      worker.on('exit', () => {
        this.#alive = false;
        this.#fail(new Error('The database thread has ended'));
        resolve();
      });
    });
  }

  /**
   * Opens the database in a directory; where it was not closed, what its log holds is written first.
   * @param checked true to compare every page with its checksum. Throws DamagedPageError for one that does not have it
   */
  static async open(directory: string, { checked = false } = {}): Promise<PgliteSession> {
    const worker = new Worker(script, { workerData: { directory, checked, program: await program() }, execArgv: [] });
    const { damage } = await new Promise<{ damage: string | undefined }>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The database thread ended with code ${code} before it was ready`)));
    });
    if (damage === undefined) return new PgliteSession(worker);
    await worker.terminate();
    throw new DamagedPageError(damage);
  }

  /** False once the thread has ended, for whatever reason. */
  get alive(): boolean {
    return this.#alive;
  }

  query(sql: string, parameters: readonly Parameter[], arrays = false): Promise<unknown[]> {
    return this.#ask({ sql, parameters, arrays });
  }

  async run(sql: string): Promise<void> {
    await this.#ask({ sql });
  }

  async close(): Promise<void> {
    this.#worker.postMessage('close');
    await this.#ended;
  }

  /** Ends the thread in the middle of whatever it does; the directory survives that as it survives a crash. */
  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask(request: Omit<WorkerRequest, 'id'>): Promise<unknown[]> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...request });
    });
  }

  #settle(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('rows' in answer) waiting?.resolve(answer.rows);
    else {
      const { message, code, detail } = answer.error;
      waiting?.reject(code === undefined ? new Error(message) : new DatabaseError(message, code, detail));
    }
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
