import { CONTRACT } from '@territori/contract';
import { describe, expect, it } from 'vitest';
import { gate } from './gate.ts';
import { providedVersions } from './providedVersions.ts';
import { registryEntry } from './registryFixture.ts';

const provided = { react: ['19.3.1'], '@territori/kit': ['1.4.0'], double: ['1.0.0', '2.1.0'] };

describe('the gate', () => {
  it.each([
    ['needs nothing', CONTRACT, {}, null],
    ['needs what is there', CONTRACT, { react: '^19.3.1', '@territori/kit': '^1.0.0' }, null],
    ['needs one of two versions', CONTRACT, { double: '^2.0.0' }, null],
    ['is of the next contract', CONTRACT + 1, {}, { reason: 'newer-contract' }],
    ['is of the last contract', CONTRACT - 1, {}, { reason: 'older-contract' }],
    [
      'needs a newer kit',
      CONTRACT,
      { '@territori/kit': '^1.5.0' },
      { reason: 'version', module: '@territori/kit', wanted: '^1.5.0', provided: '1.4.0' },
    ],
    ['needs an older React', CONTRACT, { react: '^18.2.0' }, { reason: 'version', module: 'react', wanted: '^18.2.0', provided: '19.3.1' }],
    ['needs a newer React', CONTRACT, { react: '^20.0.0' }, { reason: 'version', module: 'react', wanted: '^20.0.0', provided: '19.3.1' }],
    ['needs what nobody provides', CONTRACT, { vue: '^3.0.0' }, { reason: 'version', module: 'vue', wanted: '^3.0.0', provided: '-' }],
    ['names no range', CONTRACT, { react: 'yes' }, { reason: 'version', module: 'react', wanted: 'yes', provided: '19.3.1' }],
    ['of the next contract is judged by that first', CONTRACT + 1, { react: '^18.0.0' }, { reason: 'newer-contract' }],
  ])('for a section that %s', (_, contract, needs, decision) => {
    expect(gate(registryEntry('glossario', { contract, needs }), provided)).toEqual(decision);
  });
});

describe('the gate, beside a former contract', () => {
  const formers = [{ contract: CONTRACT - 1, versions: { '@territori/kit': '0.9.0' }, until: '2027-12-31' }];
  const decide = (needs: Record<string, string>) =>
    gate(registryEntry('glossario', { contract: CONTRACT - 1, needs }), provided, {}, formers);

  it('accepts its sections with the versions of that time, and the others as they are', () => {
    expect(decide({ '@territori/kit': '^0.9.0', react: '^19.3.1' })).toBeNull();
    expect(decide({ '@territori/kit': '^1.0.0' })).toMatchObject({ reason: 'version', provided: '0.9.0' });
    expect(gate(registryEntry('glossario', { contract: CONTRACT - 2 }), provided, {}, formers)).toEqual({ reason: 'older-contract' });
  });
});

describe('the gate, for a section that', () => {
  const glossario = registryEntry('glossario');

  it('uses names that the running shell lacks, says which', () => {
    const refusal = gate({ ...glossario, lacks: { '@territori/kit': ['nuovo'] } }, provided);
    expect(refusal).toEqual({ reason: 'names', module: '@territori/kit', names: ['nuovo'] });
  });

  it('owns a path of a section before it, names that section; the one before it is accepted', () => {
    const voci = registryEntry('voci', { routes: ['/voci', '/Glossario'] });
    const entries = { glossario, voci };
    expect(gate(voci, provided, entries)).toEqual({ reason: 'path', path: '/Glossario', owner: 'glossario' });
    expect(gate(glossario, provided, entries)).toBeNull();
  });

  it('owns a path of the portal itself is refused', () => {
    const voci = registryEntry('voci', { routes: ['/privacy'] });
    expect(gate(voci, provided, { voci })).toEqual({ reason: 'path', path: '/privacy', owner: 'shell' });
  });
});

it('counts every module of a package for the package', () => {
  const scope = {
    react: { '19.3.1': {} },
    'react/jsx-runtime': { '19.3.1': {} },
    '@territori/kit': { '1.0.0': {} },
    '@territori/kit/query': { '1.0.0': {}, '1.1.0': {} },
  };
  expect(providedVersions(scope)).toEqual({ react: ['19.3.1'], '@territori/kit': ['1.0.0', '1.1.0'] });
});
