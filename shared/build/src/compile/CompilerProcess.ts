import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ownExtension } from '../workspace.ts';
import type { Compilation } from './compilerProgram.ts';

const program = fileURLToPath(new URL(`./compilerProgram${ownExtension}`, import.meta.url));

/** The priority of a process that leaves the processors to others, as `nice` counts it. */
const LAST = 19;

/**
 * A process that compiles packages with rspack, one after the other. The start of rspack and of its configurations takes two seconds of
 * processor time, which several packages in one process share.
 */
export class CompilerProcess {
  readonly #background: boolean;
  #child: ChildProcess | undefined;

  /** @param background whether other programs of the machine go first */
  constructor({ background = false } = {}) {
    this.#background = background;
  }

  /** Compiles one package, when the one before is done. Rejects with what rspack printed. */
  compile(compilation: Compilation): Promise<void> {
    const child = this.#started();
    return new Promise((resolve, reject) => {
      const settle = (failure: string | undefined) => {
        child.off('message', answered).off('exit', ended);
        if (failure === undefined) resolve();
        else reject(new Error(`Building ${compilation.directory} failed.\n${failure}`));
      };
      const answered = ({ failure }: { failure?: string }) => settle(failure);
      const ended = (code: number | null, signal: string | null) => {
        this.#child = undefined;
        settle(`The compiler ended with ${signal ?? code}.`);
      };
      child.once('message', answered).once('exit', ended);
      child.send(compilation);
    });
  }

  /** Ends the process; a package that it is compiling is rejected. */
  stop(): void {
    this.#child?.kill();
    this.#child = undefined;
  }

  #started(): ChildProcess {
    if (this.#child) return this.#child;
    const loader = ownExtension === '.ts' ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
    const child = fork(program, { execArgv: loader, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    if (this.#background && child.pid !== undefined) setPriority(child.pid, LAST);
    this.#child = child;
    return child;
  }
}
