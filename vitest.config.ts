import './shared/harness/src/stayInClone.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './scripts/testing/LongFilesFirst.ts';
import { pageTests } from './shared/testing/src/pageTests.ts';

const DEEP = '**/*.deep.test.ts';
const notSource = ['**/node_modules/**', '**/dist/**', 'shared/build/template/**'];
const short = [...notSource, DEEP];

/** The tests of programs: all files of a worker share the modules of the API, which keep nothing between two files. */
const programTests = {
  environment: 'node',
  isolate: false,
  setupFiles: ['api/testing/src/setup.ts'],
  globalSetup: ['api/testing/src/globalSetup.ts'],
  // a machine with other things to do opens a database in seconds
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** The tests of the deployment, which need nginx. A machine with other things to do answers in seconds. */
const deploymentTests = { environment: 'node', testTimeout: 20_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } } as const;

/** The short tests that hold on each engine: what `npm test` runs on the embedded database, `npm run test:deep` repeats on PostgreSQL. */
function ofEngines(): string[] {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const packages = readdirSync(join(root, 'api')).map((name) => `api/${name}/src`);
  return packages
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.deep.test.ts'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('each(ENGINES)'));
}

/**
 * The projects `web` (pages, in jsdom), `node` and `deploy` are what `npm test` runs; `deep`, `postgres` and `deploy-deep` are what
 * `npm run test:deep` runs. A file whose name ends in `.deep.test.ts` is a long one.
 */
export default defineConfig({
  test: {
    // of two cores one would be left for a watcher that is not there
    maxWorkers: '100%',
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          ...pageTests,
          setupFiles: [...pageTests.setupFiles],
          name: 'web',
          include: ['{shell,mf-*}/src/**/*.test.{ts,tsx}', 'shared/{kit,ui,exports,map,report-flow,testing}/src/**/*.test.{ts,tsx}'],
          exclude: short,
        },
      },
      {
        test: {
          ...programTests,
          name: 'node',
          env: { TEST_ENGINES: 'pglite' },
          include: ['{api,shared/{build,client,contract,harness,identity,languages,linked-data,traduzione},scripts}/**/*.test.ts'],
          exclude: short,
        },
      },
      {
        test: { ...programTests, name: 'postgres', env: { TEST_ENGINES: 'postgres' }, include: ofEngines(), exclude: short },
      },
      { test: { ...programTests, name: 'deep', include: ['{api,shared,scripts}/**/*.deep.test.ts'], exclude: notSource } },
      { test: { ...deploymentTests, name: 'deploy', include: ['deploy/test/**/*.test.ts'], exclude: short } },
      // they hold processes to limits of time: a busy machine may stall once, and the second try is printed as such
      { test: { ...deploymentTests, name: 'deploy-deep', include: ['deploy/test/**/*.deep.test.ts'], exclude: notSource, retry: 1 } },
    ],
  },
});
