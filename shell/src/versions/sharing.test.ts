import { expect, it } from 'vitest';
import { registryEntry } from '../registry/registryFixture.ts';
import { sharing } from './sharing.ts';

const built = (id: string, builtWith: Record<string, string>, needs: Record<string, string> = {}) =>
  registryEntry(id, { builtWith, needs });

it('a section takes a package of the shell where the version fits, and brings its own copy where it does not', () => {
  const entries = {
    glossario: built('glossario', { react: '19.1.0', '@territori/ui': '1.0.0' }, { react: '^19.1.0' }),
    storia: built('storia', { '@territori/ui': '2.1.0' }),
  };
  expect(sharing(entries, { react: ['19.3.1'], '@territori/ui': ['1.2.0'] })).toEqual([
    {
      ...{ name: '@territori/ui', provided: ['1.2.0'], single: false, takenBy: ['glossario'], refused: [] },
      asked: [
        { range: '^1.0.0', ids: ['glossario'] },
        { range: '^2.1.0', ids: ['storia'] },
      ],
      broughtBy: [{ id: 'storia', range: '^2.1.0' }],
    },
    {
      ...{ name: 'react', provided: ['19.3.1'], single: true, takenBy: ['glossario'], broughtBy: [], refused: [] },
      asked: [{ range: '^19.1.0', ids: ['glossario'] }],
    },
  ]);
});

it('a section that needs another version of a package of which there can be one does not run', () => {
  const [react] = sharing({ storia: built('storia', { react: '20.0.0' }, { react: '^20.0.0' }) }, { react: ['19.3.1'] });
  expect(react).toMatchObject({ takenBy: [], broughtBy: [], refused: [{ id: 'storia', range: '^20.0.0' }] });
});
