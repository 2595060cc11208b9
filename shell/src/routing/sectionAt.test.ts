import { describe, expect, it } from 'vitest';
import { registryEntry } from '../registry/registryFixture.ts';
import { sectionAt } from './sectionAt.ts';

const entries = {
  storia: registryEntry('storia', { routes: ['/storia_ua'] }),
  apidetail: registryEntry('apidetail', { routes: ['/apiDetail'] }),
  territorio: registryEntry('territorio'),
  speciale: registryEntry('speciale', { routes: ['/territorio/speciale'] }),
};

describe('the owner of a path', () => {
  it.each([
    ['/storia_ua', 'storia'],
    ['/storia_ua/', 'storia'],
    ['/STORIA_UA', 'storia'],
    ['/apidetail', 'apidetail'],
    ['/apiDetail/', 'apidetail'],
    ['/territorio/body', 'territorio'],
    ['/territorio/speciale/x', 'speciale'],
    ['/territori', undefined],
    ['/storia_ua2', undefined],
    ['/', undefined],
    ['//', undefined],
  ])('%s is %s', (path, owner) => {
    expect(sectionAt(path, entries)).toBe(owner);
  });
});
