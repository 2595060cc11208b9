import type { Position } from '@territori/history/boundaries/Boundaries';
import { describe, expect, it } from 'vitest';
import { cutArcs } from './cutArcs.ts';
import { polygonsOf, turnOf } from './polygonsOf.ts';

/** The union of areas, each with its outline as one line against the clock, as polygons of which each is a list of rings. */
function union(...outlines: Position[][]): Position[][][] {
  const { arcs, piecesOf } = cutArcs(outlines);
  const pointsOf = (reference: number) => {
    const arc = arcs[reference < 0 ? ~reference : reference] as readonly Position[];
    return reference < 0 ? arc.toReversed() : arc;
  };
  const references = outlines.flatMap((_, place) => [...piecesOf(place)]);
  return polygonsOf(references, pointsOf).map((rings) =>
    rings.map((ring) => ring.flatMap((reference, place) => pointsOf(reference).slice(place === 0 ? 0 : 1))),
  );
}

const square = (west: number, south: number, size: number): Position[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const sizes = (polygons: Position[][][]) => polygons.map((rings) => rings.map((ring) => turnOf(ring) / 2));

describe('the polygons of some areas', () => {
  it('are one where areas share a line, and two where they touch in a point', () => {
    const neighbour: Position[] = [
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 1],
      [1, 0],
    ];
    expect(
      sizes(
        union(
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
            [0, 0],
          ],
          neighbour,
        ),
      ),
    ).toEqual([[2]]);
    expect(sizes(union(square(0, 0, 1), square(1, 1, 1)))).toEqual([[1], [1]]);
  });

  it('are two where an outline meets itself, and have a hole where it meets itself within', () => {
    const neck: Position[] = [
      [0, 0],
      [2, 0],
      [1, 1],
      [2, 2],
      [0, 2],
      [1, 1],
      [0, 0],
    ];
    expect(sizes(union(neck))).toEqual([[1], [1]]);
    const bay: Position[] = [
      [0, 0],
      [2, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 0],
    ];
    const withBay: Position[] = [...bay.slice(0, 2), [1, 1], [2, 2], [3, 1], ...bay.slice(1)];
    expect(sizes(union(withBay))).toEqual([[16, -2]]);
  });

  it('lose what has no width: a spike, an island that is a line', () => {
    expect(
      sizes(
        union([
          [0, 0],
          [1, 0],
          [5, 0],
          [1, 0],
          [1, 1],
          [0, 1],
          [0, 0],
        ]),
      ),
    ).toEqual([[1]]);
    expect(
      union([
        [0, 0],
        [1, 1],
        [0, 0],
      ]),
    ).toEqual([]);
  });

  it('have each place once, where areas of a source lie on each other or turn the wrong way', () => {
    const crossed: Position[] = [
      [2, 2],
      [3, 2],
      [4, 2],
      [4, 4],
      [2, 4],
      [2, 3],
      [2, 2],
    ];
    const under: Position[] = [
      [0, 0],
      [3, 0],
      [3, 2],
      [3, 3],
      [2, 3],
      [0, 3],
      [0, 0],
    ];
    expect(sizes(union(under, crossed))).toEqual([[12]]);
    expect(union(square(0, 0, 1).toReversed())).toEqual([]);
  });
});
