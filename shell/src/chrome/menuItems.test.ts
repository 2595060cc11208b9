import { expect, it } from 'vitest';
import { registryEntry } from '../registry/registryFixture.ts';
import { menuItems } from './menuItems.ts';

const entries = {
  b: registryEntry('b', { nav: { order: 20 }, title: { it: 'Zeta', en: 'Alpha' } }),
  c: registryEntry('c', { nav: { order: 20 }, title: { it: 'Àncora', en: 'Zulu' } }),
  a: registryEntry('a', { nav: { order: 10, label: { it: 'Ricerca {{product}}', en: '{{product}} search' } }, routes: ['/a', '/b'] }),
  hidden: registryEntry('hidden'),
};

it('contains the sections with a menu entry, by order and then by their title in the language', () => {
  expect(menuItems(entries, 'it', 'Territori')).toEqual([
    { id: 'a', path: '/a', label: 'Ricerca Territori' },
    { id: 'c', path: '/c', label: 'Àncora' },
    { id: 'b', path: '/b', label: 'Zeta' },
  ]);
  expect(menuItems(entries, 'en', 'Territori').map(({ label }) => label)).toEqual(['Territori search', 'Alpha', 'Zulu']);
});
