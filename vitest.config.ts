import { defineConfig } from 'vitest/config';

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
          name: 'web',
          environment: 'jsdom',
          // one window and one Fluent for all files of a worker: no module of a page holds a state of its own
          isolate: false,
          unstubGlobals: true,
          include: ['{shell,mf-*}/src/**/*.test.{ts,tsx}', 'shared/{kit,ui,report-flow,testing}/src/**/*.test.{ts,tsx}'],
          exclude: notSource,
          setupFiles: ['shared/testing/src/setup.ts'],
          // a machine with other things to do types in seconds
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          // all files of a worker share the modules of the API, which keep nothing between two files
          isolate: false,
          include: ['{api,shared/build,shared/client,shared/contract,shared/traduzione,scripts}/**/*.test.ts'],
          exclude: notSource,
          setupFiles: ['api/src/testing/setup.ts'],
          // a machine with other things to do opens a database in seconds
          testTimeout: 60_000,
        },
      },
    ],
  },
});
