import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { chromiumOfTests } from '@territori/build/trial/chromium';

process.env.EXAMPLES_PORT ??= String(await freePort());
const port = Number(process.env.EXAMPLES_PORT);

/** The page of examples in Chromium: `pnpm --filter @territori/ui examples:test`. `CHROMIUM` names another browser than the machine's. */
export default defineConfig({
  testDir: '../shared/ui/examples',
  outputDir: '../node_modules/.cache/ui-examples',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: chromiumOfTests(),
  },
  webServer: {
    command: 'node examples/serve.mjs',
    cwd: '../shared/ui',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
