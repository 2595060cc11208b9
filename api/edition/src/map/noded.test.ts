import { expect, it } from 'vitest';
import type { Topology } from './asTopology.ts';
import { noded } from './noded.ts';

type Points = [number, number][];

/** Lines on a grid as a topology. */
const topologyOf = (...arcs: Points[]): Topology => ({
  type: 'Topology',
  objects: {},
  transform: { scale: [1, 1], translate: [0, 0] },
  arcs: arcs.map((points) => points.map(([x, y], place) => [x - (points[place - 1]?.[0] ?? 0), y - (points[place - 1]?.[1] ?? 0)])),
});

const pointsOf = ({ arcs }: Topology): number[][][] =>
  arcs.map((steps) => {
    let [column, row] = [0, 0];
    return steps.map(([x = 0, y = 0]) => {
      [column, row] = [column + x, row + y];
      return [column, row];
    });
  });

it('gives two lines that cross a common point, the nearest on the grid', () => {
  const lines = noded(
    topologyOf(
      [
        [0, 0],
        [9, 5],
      ],
      [
        [0, 5],
        [9, 0],
      ],
    ),
  );
  expect(pointsOf(lines)).toEqual([
    [
      [0, 0],
      [5, 3],
      [9, 5],
    ],
    [
      [0, 5],
      [5, 3],
      [9, 0],
    ],
  ]);
});

it('gives a line the point in which another one touches it, and lines that lie on each other the same points', () => {
  expect(
    pointsOf(
      noded(
        topologyOf(
          [
            [0, 0],
            [8, 0],
          ],
          [
            [4, 0],
            [4, 9],
          ],
        ),
      ),
    )[0],
  ).toEqual([
    [0, 0],
    [4, 0],
    [8, 0],
  ]);
  expect(
    pointsOf(
      noded(
        topologyOf(
          [
            [0, 0],
            [8, 0],
          ],
          [
            [2, 0],
            [9, 0],
          ],
        ),
      ),
    ),
  ).toEqual([
    [
      [0, 0],
      [2, 0],
      [8, 0],
    ],
    [
      [2, 0],
      [8, 0],
      [9, 0],
    ],
  ]);
});

it('goes on until the lines that it bent cross none', () => {
  const lines = pointsOf(
    noded(
      topologyOf(
        [
          [0, 0],
          [40, 3],
        ],
        [
          [0, 3],
          [40, 0],
        ],
        [
          [19, 1],
          [21, 2],
        ],
        [
          [10, 0],
          [11, 30],
        ],
      ),
    ),
  );
  const again = noded(topologyOf(...(lines as Points[])));
  expect(pointsOf(again)).toEqual(lines);
});

it('leaves other lines as they are', () => {
  const apart = topologyOf(
    [
      [0, 0],
      [5, 0],
      [5, 5],
    ],
    [
      [5, 5],
      [0, 5],
      [0, 0],
    ],
  );
  expect(noded(apart)).toEqual(apart);
});
