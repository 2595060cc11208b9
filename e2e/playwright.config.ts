import '../shared/harness/src/stayInClone.mjs';
import { defineConfig } from '@playwright/test';
import { chromiumOfTests } from '@territori/build/trial/chromium';

/** The composed portal in a real browser. Every worker serves it with each section on a separate origin; all workers share one API. */
export default defineConfig({
  testDir: '.',
  projects: [
    // one worker, so that the workspace is copied once; first, so that the last tests of the run are short
    { name: 'workspace', testMatch: 'workspace/*.spec.ts', workers: 1 },
    // it waits for an API of its own: at the end of the run, the other worker would have nothing to do meanwhile
    { name: 'operator', testMatch: 'tests/operatorExports.spec.ts' },
    { name: 'portal', testIgnore: ['workspace/*.spec.ts', 'tests/operatorExports.spec.ts', 'voice/*.spec.ts'] },
    // by `npm run test:voice`: when the screen reader speaks depends on the machine's other work
    { name: 'voice', testMatch: 'voice/*.spec.ts', workers: 1 },
  ],
  outputDir: '../test-results/browser',
  globalSetup: './harness/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1280, height: 800 },
    launchOptions: chromiumOfTests(),
    screenshot: 'only-on-failure',
    // a trace of every test would cost a seventh of the run
    trace: 'on-first-retry',
  },
});
