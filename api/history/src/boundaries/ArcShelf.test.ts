import { expect, it } from 'vitest';
import { ArcShelf } from './ArcShelf.ts';
import type { Boundaries } from './Boundaries.ts';

const set = (east: number): Boundaries => ({
  level: 'uts',
  date: '2023-01-01',
  file: 'Limiti01012023_g.zip',
  original: true,
  arcs: [
    [
      [east, 45],
      [east, 46],
    ],
    [],
    [
      [east, 46],
      [east + 1, 46.5],
      [east, 45],
    ],
  ],
  areas: [{ code: '001', name: 'Torino', polygons: [[[0, 2]]] }],
});

it('boundaries on the shelf are the same, also in a copy, and after other sets were used', () => {
  const shelf = new ArcShelf();
  const kept = [7, 8, 9, 10, 11].map((east) => shelf.keep(set(east)));
  expect(kept).toEqual([7, 8, 9, 10, 11].map(set));
  expect({ ...kept[0], areas: [] }).toEqual({ ...set(7), areas: [] });
});

it('the positions of the sets that were used last are made once', () => {
  const shelf = new ArcShelf();
  const [a, b, c, d] = [7, 8, 9, 10].map((east) => shelf.keep(set(east)));
  const first = a?.arcs;
  expect([b?.arcs, c?.arcs].length).toBe(2);
  expect(a?.arcs).toBe(first);
  expect([b?.arcs, c?.arcs, d?.arcs].length).toBe(3);
  expect(a?.arcs).not.toBe(first);
  expect(a?.arcs).toEqual(first);
});
