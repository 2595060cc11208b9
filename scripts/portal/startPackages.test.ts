import { isBuiltin } from 'node:module';
import { readPackage, root } from '@territori/build/workspace';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** The package of a module that is imported by name. */
const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

// when a fresh clone starts, only the packages of the root and of the API are installed: what comes from `deploy` is found among the former
it('what npm start imports from scripts and deployment is among the packages of the root', async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['scripts/portal/start.ts'],
    bundle: true,
    write: false,
    outdir: 'none',
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
  const { dependencies = {} } = readPackage(root) as { dependencies?: object };
  const files = Object.keys(metafile.inputs);
  expect(files).toContain('deploy/src/search-pages/writeSearchPages.ts');
  const missing = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports
      .filter(({ external, path }) => external && !isBuiltin(path) && !(packageOf(path) in dependencies))
      .map(({ path }) => `${path} in ${file}`),
  );
  expect(missing).toEqual([]);
});
