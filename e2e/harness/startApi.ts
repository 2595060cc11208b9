import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '@territori/build/workspace';

/** The API in a separate process. */
export interface RunningApi {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the API and waits until it prints its address. `environment` names the data, as at any start. */
export async function startApi(environment: NodeJS.ProcessEnv): Promise<RunningApi> {
  const api = fork(join(root, 'scripts/runBundled.mjs'), ['scripts/portal/serveApi.ts'], {
    // not the loader under which the tests run
    execArgv: [],
    cwd: root,
    env: { ...environment, CALLS_PER_MINUTE: '0' },
  });
  const [address] = await Promise.race([
    once(api, 'message'),
    once(api, 'exit').then(([code]) => Promise.reject(new Error(`The API ended with ${code}.`))),
  ]);
  return {
    url: String(address),
    async stop() {
      api.kill('SIGTERM');
      await once(api, 'exit');
    },
  };
}
