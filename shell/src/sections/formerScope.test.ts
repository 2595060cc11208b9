import { CONTRACT } from '@territori/contract';
import { expect, it } from 'vitest';
import { scopeFor } from './formerScope.ts';

const present = { useTexts: () => 'text', useApi: () => 'api' };
const scope = {
  '@territori/kit': { '2.0.0': { get: async () => () => present, from: 'shell' } },
  '@territori/kit/query': { '2.0.0': { get: async () => () => ({ useQuery: true }), from: 'shell' } },
  react: { '19.3.1': { get: async () => () => ({}), from: 'shell' } },
};
const formers = [{ contract: CONTRACT - 1, versions: { '@territori/kit': '1.4.0' }, until: '2027-12-31' }];
const layers = {
  [CONTRACT - 1]: { modules: { '@territori/kit': (module: object) => ({ ...module, useMessages: (module as typeof present).useTexts }) } },
};

it('a section of the present contract gets the shell’s scope itself', () => {
  expect(scopeFor(CONTRACT, scope, formers, layers)).toBe(scope);
});

it('a section of a former contract gets the present modules under the version and the names of that time', async () => {
  const former = scopeFor(CONTRACT - 1, scope, formers, layers);
  expect(Object.keys(former['@territori/kit'] ?? {})).toEqual(['1.4.0']);
  expect(Object.keys(former['@territori/kit/query'] ?? {})).toEqual(['1.4.0']);
  expect(former.react).toEqual(scope.react);
  const shared = former['@territori/kit']?.['1.4.0'] as { get: () => Promise<() => object>; loaded: boolean };
  expect((await shared.get())()).toEqual({ ...present, useMessages: present.useTexts });
  expect(shared.loaded, 'no copy that a section brings takes its place').toBe(true);
});
