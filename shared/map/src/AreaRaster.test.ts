import { describe, expect, it } from 'vitest';
import { areaRaster } from './AreaRaster.ts';
import { boxOf } from './Geometry.ts';
import type { DrawnGeometry } from './PackedGeometry.ts';

type Points = readonly (readonly [x: number, y: number])[];

/** A set of areas, each of some rings, whose first point is not repeated. */
function setOf(...areas: (readonly Points[])[]): DrawnGeometry {
  const arcs: Float32Array[] = [];
  const made = areas.map((rings) => ({
    rings: rings.map((points) => [arcs.push(Float32Array.from([...points, points[0] as [number, number]].flat())) - 1]),
  }));
  return { areas: made, arcs, boxes: made.map(({ rings }) => boxOf(rings, arcs)), left: new Int32Array(0), right: new Int32Array(0) };
}

const square = (left: number, top: number, right: number, bottom: number): Points => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const window = { view: { scale: 1, x: 0, y: 0 }, size: { width: 6, height: 4 }, density: 1 };

/** Each row of pixels as text: the areas by their letters, in upper case where an area has all of the pixel; a dot for none. */
function rowsOf(set: DrawnGeometry, picture = window): string[] {
  const { width, height, first, second, share } = areaRaster(set, picture);
  const letter = (number: number) => String.fromCharCode(96 + number);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const at = row * width + column;
      if (first[at] === 0) return '.';
      const own = letter(first[at] as number);
      if (share[at] === 255) return own.toUpperCase();
      return second[at] === 0 ? own : `(${own}${letter(second[at] as number)})`;
    }).join(''),
  );
}

const shareOf = (set: DrawnGeometry, x: number, y: number, picture = window) => areaRaster(set, picture).share[y * 6 + x];

describe('the areas of the pixels of a view', () => {
  it('are found at their places', () => {
    expect(rowsOf(setOf([square(1, 1, 3, 3)], [square(3, 1, 6, 2)]))).toEqual(['......', '.AABBB', '.AA...', '......']);
  });

  it('share a pixel at their border', () => {
    const set = setOf([square(0, 0, 2.25, 2)], [square(2.25, 0, 4, 2)]);
    expect(rowsOf(set)).toEqual(['AA(ba)B..', 'AA(ba)B..', '......', '......']);
    expect(shareOf(set, 2, 0)).toBe(191);
  });

  it('have a part of a pixel at the coast, also under a slope that crosses several pixels', () => {
    const triangle = setOf([
      [
        [0, 0],
        [4, 2],
        [0, 2],
      ],
    ]);
    expect(rowsOf(triangle)).toEqual(['aa....', 'AAaa..', '......', '......']);
    expect([0, 1].map((x) => shareOf(triangle, x, 0))).toEqual([191, 64]);
  });

  it('add up to the area that they have', () => {
    const irregular = setOf([
      [
        [0.3, 0.2],
        [5.1, 1.4],
        [3.7, 3.6],
        [1.2, 2.9],
      ],
    ]);
    const pixels = areaRaster(irregular, window).share.reduce((sum, share) => sum + share / 255, 0);
    expect(pixels).toBeCloseTo(9.18, 1);
  });

  it('leave holes, and fill what lies in a hole', () => {
    const outer = square(0, 0, 6, 4);
    const hole = square(1, 1, 5, 3);
    const island = square(2, 1, 3, 2);
    for (const inner of [hole, hole.toReversed()])
      expect(rowsOf(setOf([outer, inner, island]))).toEqual(['AAAAAA', 'A.A..A', 'A....A', 'AAAAAA']);
  });

  it('lie over those before them', () => {
    expect(rowsOf(setOf([square(0, 0, 4, 4)], [square(1, 1, 2.5, 3)]))).toEqual(['AAAA..', 'AB(ba)A..', 'AB(ba)A..', 'AAAA..']);
  });

  it('are two where more meet, among them the largest', () => {
    const corner = setOf([square(0, 0, 1.2, 1.2)], [square(1.2, 0, 3, 1.2)], [square(0, 1.2, 3, 3)]);
    expect(rowsOf(corner)[1]).toBe('(ca)(cb)(cb)...');
    const four = setOf([square(0, 0, 0.4, 0.2)], [square(0.4, 0, 1, 0.2)], [square(0, 0.2, 0.6, 1)], [square(0.6, 0.2, 1, 1)]);
    expect(rowsOf(four)[0]).toBe('(cb).....');
  });

  it('leave a part of a pixel at the coast empty, also where two meet', () => {
    const { share, cover } = areaRaster(setOf([square(0, 0, 0.2, 1)], [square(0.2, 0, 0.6, 1)]), window);
    expect([share[0], cover[0]]).toEqual([102, 153]);
  });

  it('are cut where the window ends', () => {
    expect(rowsOf(setOf([square(-5, -3, 2, 2)], [square(4, 2, 9, 9)]))).toEqual(['AA....', 'AA....', '....BB', '....BB']);
    expect(rowsOf(setOf([square(-5, -3, -1, 9)], [square(-9, -9, 20, 20)]))).toEqual(Array(4).fill('BBBBBB'));
  });

  it('are the same at the edge of the window as in one that shows more', () => {
    const slopes = setOf([
      [
        [-94, 1],
        [100, 2.5],
        [100, 4],
        [-94, 3.2],
      ],
    ]);
    const wide = { view: { scale: 1, x: 100, y: 0 }, size: { width: 210, height: 4 }, density: 1 };
    const inWide = Array.from({ length: 4 }, (_, row) => [...areaRaster(slopes, wide).share.slice(row * 210 + 100, row * 210 + 106)]);
    expect(inWide.flat()).toEqual([...areaRaster(slopes, window).share]);
    expect(new Set(inWide.flat()).size).toBeGreaterThan(6);
  });

  it('are those of the view and of a dense screen', () => {
    const set = setOf([square(0, 0, 1, 1)]);
    expect(rowsOf(set, { ...window, view: { scale: 2, x: 3, y: 1 } })).toEqual(['......', '...AA.', '...AA.', '......']);
    expect(rowsOf(set, { view: { scale: 1, x: 1, y: 0 }, size: { width: 3, height: 2 }, density: 2 })).toEqual([
      '..AA..',
      '..AA..',
      '......',
      '......',
    ]);
  });

  it('are found once for a view, and the next one has nothing of it', () => {
    const set = setOf([square(1, 1, 3, 3)]);
    const raster = areaRaster(set, window);
    raster.colors.fill(1);
    expect(areaRaster(set, { ...window })).toBe(raster);
    expect(rowsOf(set, { ...window, view: { scale: 1, x: 2, y: 0 } })).toEqual(['......', '...AA.', '...AA.', '......']);
    expect(new Set(areaRaster(set, { ...window, view: { scale: 1, x: 2, y: 0 } }).colors)).toEqual(new Set([0]));
  });
});
