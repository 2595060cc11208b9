import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@territori/build/workspace';

/** The API with which a release is tried, in a process beside the release. */
export interface TrialApi {
  /** Its address, once its data are prepared. */
  readonly url: Promise<string>;
  /** Ends the process, also while it prepares its data, and removes its files. */
  stop(): Promise<void>;
}

/** Starts the API on a copy of the prepared data. */
export function startTrialApi(): TrialApi {
  const folder = mkdtemp(join(tmpdir(), 'territori-trial-'));
  const started = folder.then((directory) =>
    // not the loader of the release
    fork(join(root, 'scripts/runBundled.mjs'), ['scripts/site/trial/serveTrialApi.ts', directory], { cwd: root, execArgv: [] }),
  );
  const ended = started.then((child) => once(child, 'exit'));
  const url = started.then((child) =>
    Promise.race([
      once(child, 'message').then(([address]) => String(address)),
      ended.then(([code]) => Promise.reject(new Error(`The API of the trial ended with ${code}.`))),
    ]),
  );
  // a release may be refused before anybody asks for it
  url.catch(() => {});
  return {
    url,
    async stop() {
      (await started).kill('SIGKILL');
      await ended;
      await rm(await folder, { recursive: true, force: true });
    },
  };
}
