import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registryEntry } from './registryFixture.ts';
import { STAGED_NUMBER_KEY, withStagedVersions } from './stagedVersions.ts';

const running = registryEntry('glossario');
const next = { ...registryEntry('glossario', { version: '1.1.0' }), version: '1.1.0', share: 10 };
const registry = { revision: 3, sections: { glossario: { ...running, next }, home: registryEntry('home') } };
const versionFor = (number: number) => withStagedVersions(registry, localStorage, () => number / 100).sections.glossario?.version;

beforeEach(() => localStorage.clear());

describe('a staged version', () => {
  it.each([
    [0, '1.1.0'],
    [9, '1.1.0'],
    [10, '1.0.0'],
    [99, '1.0.0'],
  ])('with a share of 10: a visitor with the number %i has %s', (number, version) => {
    expect(versionFor(number)).toBe(version);
  });

  it('stays with the visitor from visit to visit', () => {
    expect(versionFor(5)).toBe('1.1.0');
    expect(versionFor(90)).toBe('1.1.0');
    expect(localStorage.getItem(STAGED_NUMBER_KEY)).toBe('5');
  });

  it('is not given where nothing can be stored', () => {
    expect(withStagedVersions(registry, null, () => 0).sections.glossario?.version).toBe('1.0.0');
    const full = {
      getItem: () => null,
      setItem: vi.fn().mockImplementation(() => {
        throw new DOMException('full');
      }),
    };
    expect(withStagedVersions(registry, full as unknown as Storage, () => 0).sections.glossario?.version).toBe('1.0.0');
  });

  it('leaves the other sections as they are, and draws no number when there is none', () => {
    expect(withStagedVersions(registry, localStorage, () => 0).sections.home).toEqual(registry.sections.home);
    localStorage.clear();
    withStagedVersions({ revision: 3, sections: { home: registryEntry('home') } }, localStorage);
    expect(localStorage.getItem(STAGED_NUMBER_KEY)).toBeNull();
  });
});
