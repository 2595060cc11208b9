import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadFigures, LoadPlan } from './trafficLoad.ts';

const program = fileURLToPath(new URL('./trafficProcess.ts', import.meta.url));

/** Runs a load in a separate process, so that it does not slow the server that it measures. */
export function runLoad(plan: LoadPlan): Promise<LoadFigures> {
  return new Promise((resolve, reject) => {
    const child = fork(program, { execArgv: ['--import', 'tsx'] });
    child.once('message', (figures) => resolve(figures as LoadFigures));
    child.once('exit', (code) => reject(new Error(`The load ended with ${code}`)));
    child.send(plan);
  });
}
