import { defineConfig } from '@playwright/test';

const port = 4610;

/** The page of examples in real Chromium: `pnpm --filter @territori/ui examples:test`. `CHROMIUM` names another browser than Debian's. */
export default defineConfig({
  testDir: 'examples',
  outputDir: '../../node_modules/.cache/ui-examples',
  fullyParallel: true,
  timeout: 120_000,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    },
  },
  webServer: { command: 'node examples/serve.mjs', env: { PORT: String(port) }, port, reuseExistingServer: false },
});
