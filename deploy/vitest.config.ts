import { configDefaults, defineProject } from 'vitest/config';

/** The tests of the deployment. The long ones, `*.deep.test.ts`, run with `npm run test:deep`. */
export default defineProject({
  test: {
    name: 'deploy',
    environment: 'node',
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.DEEP ? [] : ['**/*.deep.test.ts'])],
    testTimeout: 20_000,
    // a machine with other things to do answers in seconds
    expect: { poll: { timeout: 10_000 } },
  },
});
