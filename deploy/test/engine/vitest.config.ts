import { defineConfig } from 'vitest/config';

/**
 * The portal in containers; `npm run test:containers` runs it, with MINUTES the load of so many minutes in place of an operator's day.
 * What follows a failure is not tried: each test begins where the one before it ended.
 */
export default defineConfig({
  cacheDir: '../../../node_modules/.vite/containers',
  test: {
    name: 'containers',
    environment: 'node',
    root: import.meta.dirname,
    include: [process.env.MINUTES ? 'steadyLoad.engine.ts' : 'portal.engine.ts'],
    bail: 1,
    hookTimeout: 900_000,
  },
});
