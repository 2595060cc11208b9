import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { composeSite } from '@territori/build/site/composeSite';
import { root } from '@territori/build/workspace';
import { siteFolder } from './siteFolder.ts';

/**
 * Brings the workspace's site up to date, unless E2E_SITE names another to be tested, and starts the API once for all workers, unless E2E_API names one that runs. Its database is its
 * own, in the folder that E2E_DATABASE names. Returns what stops it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!process.env.E2E_SITE) {
    const { failures } = await composeSite({ directory: siteFolder() });
    if (failures.length > 0)
      throw new AggregateError(
        failures.map(({ reason }) => reason),
        'Some sections do not build.',
      );
  }
  if (process.env.E2E_API) return async () => {};
  const database = process.env.E2E_DATABASE ?? join(root, '.cache/e2e/database');
  const api = fork(join(root, 'scripts/serve-api.ts'), {
    execArgv: ['--import', 'tsx'],
    cwd: root,
    env: { ...process.env, PORTALE_DATABASE: database, CALLS_PER_MINUTE: '0' },
  });
  const [address] = await Promise.race([
    once(api, 'message'),
    once(api, 'exit').then(([code]) => Promise.reject(new Error(`The API ended with ${code}.`))),
  ]);
  process.env.E2E_API = String(address);
  return async () => {
    api.kill('SIGTERM');
    await once(api, 'exit');
  };
}
