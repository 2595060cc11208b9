import { expect, it } from 'vitest';
import { SECTION_ID } from './sectionId.ts';

it.each(['home', 'ricerca-codice', 'censimento-2021', 'nuts3', 'a'])('%s is the id of a section', (id) => {
  expect(SECTION_ID.test(id)).toBe(true);
});

it.each(['', 'Home', '2021', '-home', 'home-', 'dati--storici', 'dati_storici', 'città', '../home', 'home\n'])(
  '%j is not the id of a section',
  (id) => {
    expect(SECTION_ID.test(id)).toBe(false);
  },
);
