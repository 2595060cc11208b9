import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { circlesOf, importsIn } from './circles.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** A workspace with the given files and the packages `kit` and `ui`; returns the imports of each of its circles. */
function circlesAmong(files: Readonly<Record<string, string>>): string[][] {
  const root = mkdtempSync(join(tmpdir(), 'territori-rooms-'));
  roots.push(root);
  const packages = { 'kit/package.json': '{"name":"@territori/kit"}', 'ui/package.json': '{"name":"@territori/ui"}' };
  for (const [path, text] of Object.entries({ ...packages, ...files })) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return circlesOf(importsIn(root).rooms).map((circle) => circle.map(({ where }) => where));
}

describe('circles of folders', () => {
  it('names the imports of two folders that import each other, also when one takes a type only', () => {
    const files = {
      'kit/src/data/rows.ts': "import { View } from '../viewer/View.ts';\nimport { sort } from '../order/sort.ts';",
      'kit/src/viewer/parts/List.tsx': "import type { Rows } from '../../data/rows.ts';",
      'kit/src/order/sort.ts': 'export const text = "import \'../data/rows.ts\'";',
    };
    expect(circlesAmong(files)).toEqual([
      ['kit/src/data/rows.ts imports ../viewer/View.ts', 'kit/src/viewer/parts/List.tsx imports ../../data/rows.ts'].sort(),
    ]);
  });

  it('finds a circle over three folders and one through a file directly in src', () => {
    const files = {
      'kit/src/a/a.ts': "export * from '../b/b.ts';",
      'kit/src/b/b.ts': "const c = () => import('../c/c.ts');",
      'kit/src/c/c.ts': "import '../a/a.ts';",
      'kit/src/services.ts': "import '../src/routes/route.ts';",
      'kit/src/routes/route.ts': "import type { Services } from '../services.ts';",
    };
    expect(circlesAmong(files).map(({ length }) => length)).toEqual([3, 2]);
  });

  it('allows a file in src that imports folders, and another that those folders import', () => {
    const files = {
      'kit/src/index.ts': "export * from './a/a.ts';",
      'kit/src/a/a.ts': "import { Refusal } from '../Refusal.ts';\nimport './other.ts';",
      'kit/src/Refusal.ts': '',
    };
    expect(circlesAmong(files)).toEqual([]);
  });

  it('finds packages that import each other, by name or by path', () => {
    const files = {
      'kit/src/a.ts': "import { button } from '@territori/ui/button';",
      'ui/src/b.ts': "import type { A } from '../../kit/src/a.ts';",
    };
    expect(circlesAmong(files)).toEqual([['kit/src/a.ts imports @territori/ui/button', 'ui/src/b.ts imports ../../kit/src/a.ts']]);
  });

  it('leaves tests out', () => {
    const files = {
      'kit/src/a/a.ts': "import '../b/b.ts';",
      'kit/src/b/b.test.ts': "import '../a/a.ts';",
    };
    expect(circlesAmong(files)).toEqual([]);
  });
});
