import { expect, it } from 'vitest';
import { lackingHere } from './lackingHere.ts';
import { registryEntry } from './registryFixture.ts';

const scope = {
  '@territori/kit': { '1.2.0': { get: async () => () => ({ useApi: 1, useKit: 2 }) } },
  '@territori/ui/table': { '1.0.0': { get: () => () => ({ Table: 1 }) } },
};
const lacking = (uses: Record<string, string[]>, builtWith = { '@territori/kit': '1.0.0', '@territori/ui': '1.0.0' }) =>
  lackingHere(registryEntry('glossario', { uses, builtWith }).section, scope);

it('the names that a section uses are compared with what the running shell exports', async () => {
  expect(await lacking({ '@territori/kit': ['useKit'], '@territori/ui/table': ['Table'] })).toEqual({});
  expect(await lacking({ '@territori/kit': ['useKit', 'nuovo'], '@territori/ui/tree': ['Tree'] })).toEqual({
    '@territori/kit': ['nuovo'],
    '@territori/ui/tree': ['Tree'],
  });
});

it('a version that the shell lacks is left to the version check', async () => {
  expect(await lacking({ '@territori/kit': ['nuovo'] }, { '@territori/kit': '2.0.0', '@territori/ui': '1.0.0' })).toEqual({});
});
