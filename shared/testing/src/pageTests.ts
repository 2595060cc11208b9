/** How Vitest runs the tests of pages: the settings of every section, in the workspace and elsewhere. */
export const pageTests = {
  environment: 'jsdom',
  // one window and one Fluent for all files of a worker: no module of a page holds a state of its own
  isolate: false,
  unstubGlobals: true,
  setupFiles: [decodeURIComponent(new URL('./setup.ts', import.meta.url).pathname)],
  // a machine with other things to do types in seconds
  testTimeout: 30_000,
} as const;
