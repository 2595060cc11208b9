import './scripts/stayInClone.mjs';
import { defineConfig } from 'vitest/config';
import { pageTests } from './shared/testing/src/pageTests.ts';

const notSource = ['**/node_modules/**', '**/dist/**', 'shared/build/template/**'];

/** Two kinds of tests: what runs in a browser gets jsdom, everything else plain Node; and those of the deployment, which need nginx. */
export default defineConfig({
  test: {
    // of two cores one would be left for a watcher that is not there
    maxWorkers: '100%',
    projects: [
      'deploy/vitest.config.ts',
      {
        test: {
          ...pageTests,
          setupFiles: [...pageTests.setupFiles],
          name: 'web',
          include: ['{shell,mf-*}/src/**/*.test.{ts,tsx}', 'shared/{kit,ui,report-flow,testing}/src/**/*.test.{ts,tsx}'],
          exclude: notSource,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          // all files of a worker share the modules of the API, which keep nothing between two files
          isolate: false,
          include: ['{api,shared/build,shared/client,shared/contract,shared/traduzione,scripts}/**/*.test.ts'],
          // the long tests run with `npm run test:deep`
          exclude: [...notSource, ...(process.env.DEEP ? [] : ['**/*.deep.test.ts'])],
          setupFiles: ['api/src/testing/setup.ts'],
          globalSetup: ['api/src/testing/globalSetup.ts'],
          // a machine with other things to do opens a database in seconds
          testTimeout: 60_000,
        },
      },
    ],
  },
});
