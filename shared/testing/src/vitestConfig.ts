import { defineConfig } from 'vitest/config';
import { pageTests } from './pageTests.ts';

/** The configuration with which `territori test` runs the tests of a section in its own repository. */
export default defineConfig({
  test: {
    ...pageTests,
    name: 'section',
    setupFiles: [...pageTests.setupFiles],
    include: ['src/**/*.test.{ts,tsx}'],
    // these import as their sources do, which Node alone cannot follow
    server: { deps: { inline: [/@territori\//] } },
  },
});
