import type { StatsCompilation } from '@rspack/core';
import { describe, expect, it } from 'vitest';
import { circularWaits, providedFiles } from './sharedInStats.ts';

/** Chunks by name: the shared modules that each takes from the page, and those that it provides. */
function stats(chunks: Readonly<Record<string, { takes?: readonly string[]; behind?: readonly string[] }>>): StatsCompilation {
  const consumed = Object.entries(chunks).flatMap(([id, { takes = [] }]) => takes.map((request) => ({ request, id })));
  return {
    chunks: Object.entries(chunks).map(([id, { behind = [] }]) => ({
      id,
      files: [`${id}.js`],
      origins: behind.map((request) => ({ moduleName: `provide shared module (default) ${request}@1.0.0 = x` })),
    })),
    modules: consumed.map(({ request, id }) => ({
      moduleType: 'consume-shared-module',
      name: `consume shared module (default) ${request}@^1.0.0 (strict)`,
      chunks: [id],
    })),
  } as unknown as StatsCompilation;
}

describe('the files of a shared module', () => {
  it('are its own, and those of the shared modules that it uses in turn', () => {
    const shell = stats({
      frame: { behind: ['react'] },
      field: { behind: ['@territori/ui/field'], takes: ['react'] },
      search: { behind: ['@territori/report-flow/search'], takes: ['@territori/ui/field', 'react'] },
    });
    expect(providedFiles(shell)).toEqual({
      '@territori/report-flow/search': ['field.js', 'frame.js', 'search.js'],
      '@territori/ui/field': ['field.js', 'frame.js'],
      react: ['frame.js'],
    });
  });
});

describe('files that wait for shared modules', () => {
  it('are loaded when none waits for itself', () => {
    expect(
      circularWaits(
        stats({
          frame: { behind: ['react'] },
          table: { behind: ['@territori/ui/table'], takes: ['react'] },
          page: { takes: ['@territori/ui/table', 'react'] },
        }),
      ),
    ).toEqual([]);
  });

  it('are never loaded when one takes the module that it provides', () => {
    expect(circularWaits(stats({ frame: { behind: ['react'], takes: ['react'] } }))).toEqual([['frame']]);
  });

  it('are never loaded when two wait for each other, directly or through others', () => {
    expect(
      circularWaits(
        stats({
          page: { takes: ['a'] },
          one: { behind: ['a'], takes: ['b'] },
          other: { behind: ['b'], takes: ['c'] },
          third: { behind: ['c'], takes: ['a'] },
        }),
      ),
    ).toEqual([['one', 'other', 'third']]);
  });
});
