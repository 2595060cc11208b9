import { defineConfig } from 'vitest/config';

/**
 * The portal in containers; `npm run test:containers` runs it. What follows a failure is not tried: each test begins
 * where the one before it ended.
 */
export default defineConfig({
  cacheDir: '../../../node_modules/.vite/containers',
  test: { name: 'containers', environment: 'node', root: import.meta.dirname, include: ['*.engine.ts'], bail: 1, hookTimeout: 900_000 },
});
