import { describe, expect, it } from 'vitest';
import { areaAt, boxAround, eachPoint, geometryOf, withDetail } from './Geometry.ts';
import { fourAreas } from './map.fixture.ts';
import { project, unproject } from './projection.ts';

const geometry = geometryOf(fourAreas);

describe('a boundary set', () => {
  it('knows the areas on the two sides of each arc; the coast has one', () => {
    expect([...geometry.left].slice(0, 4).map((left, arc) => [left, geometry.right[arc]])).toEqual([
      [0, 1],
      [1, 3],
      [2, 3],
      [0, 2],
    ]);
    expect([...geometry.right].slice(4)).toEqual([-1, -1, -1, -1]);
  });

  it('has closed rings whose arcs meet', () => {
    for (const { rings } of geometry.areas)
      for (const ring of rings) {
        const points: [number, number][] = [];
        eachPoint(geometry, ring, (x, y) => points.push([x, y]));
        expect(points.at(-1)).toEqual(points[0]);
        expect(points).toHaveLength(5);
      }
  });

  it('finds the area under a point, and none in the sea', () => {
    const at = (longitude: number, latitude: number) => areaAt(geometry, ...project(longitude, latitude));
    expect([at(12.2, 41.7), at(12.8, 41.7), at(12.2, 42.3), at(12.8, 42.3), at(14, 42)]).toEqual([0, 1, 2, 3, -1]);
  });

  it('has a box around several areas, and none around no area', () => {
    const [west, east] = [boxAround(geometry, [0, 2]), boxAround(geometry, [1, 3])];
    expect(west?.[2]).toBeCloseTo(east?.[0] ?? Number.NaN, 1);
    expect(boxAround(geometry, [])).toBeNull();
  });

  it('takes the arcs of a detailed file by their numbers in the whole set', () => {
    const detailed = withDetail(geometry, {
      ...fourAreas,
      arcs: [
        [
          [1, 0],
          [0, 0],
          [0, 1],
        ],
        [
          [1, 2],
          [0, 0],
          [0, -1],
        ],
      ],
      indici: [0, 2],
    });
    expect(detailed.arcs.map(({ length }) => length / 2).slice(0, 4)).toEqual([3, 2, 3, 2]);
    expect(geometry.arcs[0]).toHaveLength(4);
  });
});

describe('the projection', () => {
  it('has its origin in the middle of Italy, kilometres to the east and to the south, and an inverse', () => {
    expect(project(12.5, 42).map(Math.round)).toEqual([0, 0]);
    const [x, y] = project(12.5, 43);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(-111.2, 0);
    for (const place of [
      [6.6, 45.1],
      [18.5, 40.1],
      [12.6, 35.5],
    ] as const) {
      const [longitude, latitude] = unproject(project(place[0], place[1]));
      expect(longitude).toBeCloseTo(place[0], 6);
      expect(latitude).toBeCloseTo(place[1], 6);
    }
  });
});
