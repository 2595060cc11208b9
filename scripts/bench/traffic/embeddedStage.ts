import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '@territori/build/workspace';
import { freePorts } from '../../../deploy/processes/freePorts.ts';
import type { Stage } from './stage.ts';

/**
 * The portal as `npm start` runs it: one process for everything, on the embedded database.
 * @param directory its folder, with the data loaded
 */
export async function embeddedStage(directory: string): Promise<Stage> {
  const [port] = await freePorts(1);
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/start.ts')], {
    cwd: root,
    env: { ...environment, PORT: String(port), PORTALE_DATABASE: directory, CALLS_PER_MINUTE: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  while ((await fetch(`${origin}/api/HealthCheck`).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`The portal did not start: it ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    origin,
    processes: { api: [child.pid as number], nginx: [], postgres: [] },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
