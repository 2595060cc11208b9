import type { Boundaries, Position } from '@territori/history/boundaries/Boundaries';
import { squareKilometres } from '@territori/history/boundaries/squareKilometres';
import { positionsOf } from '@territori/load/boundaries/readBoundaries';
import { expect, it } from 'vitest';
import { detailOf } from './detailOf.ts';
import { simplified } from './simplified.ts';

const ring = (east: number, north: number, radius: number, corners: number, wave: number): Position[] =>
  Array.from({ length: corners + 1 }, (_, index) => {
    const angle = (2 * Math.PI * (index % corners)) / corners;
    const far = radius * (1 + wave * (index % 2));
    return [east + far * Math.cos(angle), north + far * Math.sin(angle)];
  });

const set = (arcs: Position[][], areas: [code: string, ...rings: number[][]][]): Boundaries => ({
  level: 'comune',
  date: '2022-01-01',
  file: 'comuni_2022.topo.json',
  arcs,
  areas: areas.map(([code, ...rings]) => ({ code, name: null, polygons: [rings] })),
});

/** A large unit with a jagged coast, and in it a small one whose corners are smaller than the teeth of that coast. */
const ENCLAVE = set(
  [ring(12, 42, 0.5, 200, 0.02), ring(12, 42, 0.02, 40, 0)],
  [
    ['001001', [0], [1]],
    ['001002', [1]],
  ],
);

/** Two units beside each other, whose common line lies between two lines of a grid of eleven. */
const NEIGHBOURS = set(
  [
    [
      [10.26, 45],
      [10.26, 46],
    ],
    [
      [10.26, 46],
      [10, 46],
      [10, 45],
      [10.26, 45],
    ],
    [
      [10.26, 45],
      [11, 45],
      [11, 46],
      [10.26, 46],
    ],
  ],
  [
    ['001001', [0, 1]],
    ['002001', [2, ~0]],
  ],
);

const differences = (boundaries: Boundaries, arcs: Position[][]) =>
  boundaries.areas.map((area) => Math.abs(squareKilometres(arcs, area) / squareKilometres(boundaries.arcs, area) - 1));

it('a small unit whose area is off gets the points back that it needs, beyond the number of points', () => {
  const coarse = positionsOf(simplified(ENCLAVE, { points: 100, grid: 25_000, within: 1 }));
  expect(Math.max(...differences(ENCLAVE, coarse))).toBeGreaterThan(0.2);
  const fine = positionsOf(simplified(ENCLAVE, { points: 100, grid: 25_000, within: 0.03 }));
  expect(Math.max(...differences(ENCLAVE, fine))).toBeLessThanOrEqual(0.03);
  expect(fine[1]?.length).toBeGreaterThan(10);
  expect(fine[0]).toEqual(coarse[0]);
});

it('a unit whose area is off by the grid alone has a corner on another line of it, and its neighbour has the same corner', () => {
  const onGrid = positionsOf(simplified(NEIGHBOURS, { points: 100, grid: 11, within: 1 }));
  expect(Math.max(...differences(NEIGHBOURS, onGrid))).toBeGreaterThan(0.1);
  const arcs = positionsOf(simplified(NEIGHBOURS, { points: 100, grid: 11, within: 0.05 }));
  expect(Math.max(...differences(NEIGHBOURS, arcs))).toBeLessThanOrEqual(0.05);
  expect(arcs[0]?.at(-1)).toEqual(arcs[1]?.[0]);
  expect(arcs[0]?.[0]).toEqual(arcs[2]?.[0]);
  expect(arcs[1]?.at(-1)).toEqual(arcs[2]?.[0]);
});

it('arcs keep their numbers, and an island or an enclave at least three corners', () => {
  const topology = simplified(ENCLAVE, { points: 1, grid: 25_000, within: 1 });
  expect(topology.arcs.map(({ length }) => length)).toEqual([5, 5]);
  expect(topology.objects.comuni).toMatchObject({
    geometries: [
      { id: '001001', arcs: [[0], [1]] },
      { id: '001002', arcs: [[1]] },
    ],
  });
});

it('a line between two parts is the same in the files of both', () => {
  const parts = [new Set(['001001']), new Set(['002001'])];
  const detailed = simplified(NEIGHBOURS, { points: 100, grid: 25_000, within: 0.03 }, parts);
  const [first, second] = parts.map((codes) => detailOf(NEIGHBOURS, detailed, codes));
  expect(first).toMatchObject({ indici: [0, 1], objects: { comuni: { geometries: [{ id: '001001', arcs: [[0, 1]] }] } } });
  expect(second).toMatchObject({ indici: [0, 2], objects: { comuni: { geometries: [{ id: '002001', arcs: [[1, -1]] }] } } });
  const [line, same] = [first, second].map((part) => part && positionsOf(part)[0]);
  line?.forEach((position, index) => {
    expect(position[0]).toBeCloseTo(same?.[index]?.[0] ?? 0, 9);
    expect(position[1]).toBeCloseTo(same?.[index]?.[1] ?? 0, 9);
  });
});
