import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPackage, root, sectionIds } from '../workspace.ts';
import { isLogged } from './changeLog.ts';

const released = [
  ...['shell', 'api', ...sectionIds().map((id) => `mf-${id}`)],
  ...['contract', 'kit', 'ui', 'report-flow', 'build', 'testing'].map((name) => `shared/${name}`),
];

describe('the change log of a package', () => {
  it.each([...released, 'shared/build/template'])('of %s has its version', (folder) => {
    expect(isLogged(join(root, folder), readPackage(join(root, folder)).version)).toBe(true);
  });

  it('does not match the prefix of a version, nor a package without a change log', () => {
    const { version } = readPackage(join(root, 'shell'));
    expect(isLogged(join(root, 'shell'), version.slice(0, -1))).toBe(false);
    expect(isLogged(join(root, 'e2e'), '1.0.0')).toBe(false);
  });
});

describe('versions', () => {
  it('of sections do not grow with those of the shared packages they use, unless these take a step that breaks', () => {
    for (const folder of released) {
      const { dependencies = {}, devDependencies = {} } = readPackage(join(root, folder));
      const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => name.startsWith('@territori/'));
      for (const [name, range] of ranges) expect(`${folder} ${name} ${range}`).toBe(`${folder} ${name} workspace:^`);
    }
  });
});
