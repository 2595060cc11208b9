import { expect, it } from 'vitest';
import { regionName } from './changesQuery.ts';

it.each([
  ['Lazio -', 'Lazio'],
  ['Lazio-', 'Lazio'],
  ['Lazio - ', 'Lazio'],
  ['Emilia-Romagna', 'Emilia-Romagna'],
  ['Friuli-Venezia Giulia -', 'Friuli-Venezia Giulia'],
  ['Umbria', 'Umbria'],
])('asks for "%s" as "%s"', (written, asked) => {
  expect(regionName(written)).toBe(asked);
});
