import { expect, it } from 'vitest';
import { registryEntry } from '../registry/registryFixture.ts';
import { sharing } from './sharing.ts';

const built = (id: string, builtWith: Record<string, string>) => registryEntry(id, { builtWith });

it('a section takes a package of the shell where the version fits, and brings its own copy where it does not', () => {
  const entries = {
    glossario: built('glossario', { react: '19.1.0', '@territori/ui': '1.0.0' }),
    storia: built('storia', { '@territori/ui': '2.1.0' }),
  };
  expect(sharing(entries, { react: ['19.3.1'], '@territori/ui': ['1.2.0'] })).toEqual([
    { name: '@territori/ui', provided: ['1.2.0'], takenBy: ['glossario'], broughtBy: [{ id: 'storia', version: '2.1.0' }] },
    { name: 'react', provided: ['19.3.1'], takenBy: ['glossario'], broughtBy: [] },
  ]);
});
