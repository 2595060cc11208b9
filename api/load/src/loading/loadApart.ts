import { once } from 'node:events';
import { startProcess } from '@territori/process/apart';
import type { Progress } from '../sources/chooseSources.ts';
import { FailedLoad } from './FailedLoad.ts';
import type { LoadAnswer, LoadReport, LoadTask } from './LoadTask.ts';

/** A load in a process of its own. */
export interface LoadApart {
  /** The number of the process. */
  readonly pid: number;
  /**
   * What was loaded, once the edition is in service and the embedded database is closed. Rejects with FailedLoad, then the edition before
   * stays in service.
   */
  readonly loaded: Promise<LoadReport>;
  /** Resolves when the files of the edition are written, or the work was stopped. Rejects with FailedLoad. */
  readonly written: Promise<void>;
  /** Stops the writing of files: the next load writes what is missing. Resolves when the process has ended. */
  stop(): Promise<void>;
}

/** Within this heap a load takes no longer; without a limit it would keep garbage as long as the heap may grow. */
const HEAP = '--max-old-space-size=640';

/** The C library keeps memory for each thread apart and returns little of it: with two arenas for all threads the peak is a fifth lower. */
const MEMORY = { MALLOC_ARENA_MAX: '2' };

/** Milliseconds that a process has to end in good order. */
const PATIENCE = 2000;

/**
 * Loads in a process that ends: what a load takes of memory goes back to the system, and the caller goes on with its own work. It uses the
 * environment of this process.
 */
export function loadApart(task: LoadTask, progress: Progress): LoadApart {
  const child = startProcess(new URL('./loadProcess.ts', import.meta.url), [HEAP], MEMORY);
  child.send(task);
  let stopped = false;
  let failure: FailedLoad | undefined;
  const ended = once(child, 'exit').then(([code, signal]) => {
    failure ??= code === 0 || stopped ? undefined : new FailedLoad(`The process of the load ended with ${code ?? signal}`, false);
  });
  const loaded = new Promise<LoadReport>((resolve, reject) => {
    child.on('message', (answer: LoadAnswer) => {
      if ('progress' in answer) progress(answer.progress);
      else if ('loaded' in answer) resolve(answer.loaded);
      else failure = new FailedLoad(answer.failed, answer.refused);
    });
    ended.then(() => reject(failure ?? new FailedLoad('The load was stopped', false)), reject);
  });
  const written = ended.then(() => {
    if (failure) throw failure;
  });
  // the caller may wait for one of the two
  for (const promise of [loaded, written]) promise.catch(() => {});
  return {
    pid: child.pid ?? 0,
    loaded,
    written,
    async stop() {
      stopped = true;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
      await ended;
      clearTimeout(timer);
    },
  };
}
