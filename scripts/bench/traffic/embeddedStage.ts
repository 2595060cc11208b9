import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Stage } from './stage.ts';

const program = fileURLToPath(new URL('./portalProcess.ts', import.meta.url));

/**
 * The portal as `npm start` runs it: one process for everything, on the embedded database.
 * @param directory folder of the database, with the data loaded
 */
export async function embeddedStage({ directory, site }: { directory: string; site: string }): Promise<Stage> {
  const child = fork(program, [directory, site], { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  const [origin] = await Promise.race([
    once(child, 'message') as Promise<[string]>,
    ended.then(([code]) => Promise.reject(new Error(`The portal did not start: it ended with ${code}`))),
  ]);
  return {
    origin,
    processes: { api: [child.pid as number], nginx: [], postgres: [] },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
