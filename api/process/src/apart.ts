import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

const fromSource = new URL('./fromSource.mjs', import.meta.url);

/** The script that runs a module and its arguments: in a bundle the module is JavaScript, in a checkout it needs a loader first. */
const runnerOf = (module: URL): readonly [script: URL, argv: string[]] =>
  module.pathname.endsWith('.ts') ? [fromSource, [module.href]] : [module, []];

/** Runs a module in a thread. Its name is written as `new URL` of a path and `import.meta.url`, where the bundler finds it. */
export function startThread(module: URL, workerData?: unknown): Worker {
  const [script, argv] = runnerOf(module);
  return new Worker(script, { argv, workerData, execArgv: [] });
}

/**
 * Runs a module in a process of its own, which its owner names as in `startThread`.
 * @param environment variables beside those of this process
 */
export function startProcess(module: URL, execArgv: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess {
  const [script, argv] = runnerOf(module);
  return fork(fileURLToPath(script), argv, { execArgv: [...execArgv], env: { ...process.env, ...environment } });
}
