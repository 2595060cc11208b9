import { type Boundaries, ringPositions } from '@territori/history/boundaries/Boundaries';

/** Cells of about 700 m over Italy. */
const STEP = { x: 0.009, y: 0.0065 };
const WEST = 6.5;
const SOUTH = 35.4;
const COLUMNS = Math.ceil((18.7 - WEST) / STEP.x);
const ROWS = Math.ceil((47.2 - SOUTH) / STEP.y);

/** Which area of a set lies in the middle of each cell of a fixed grid, by its place in the set; -1 for none. */
export function raster({ arcs, areas }: Pick<Boundaries, 'arcs' | 'areas'>): Int16Array {
  const cells = new Int16Array(COLUMNS * ROWS).fill(-1);
  areas.forEach(({ polygons }, place) => {
    const crossings = new Map<number, number[]>();
    for (const ring of polygons.flat()) {
      const positions = ringPositions(arcs, ring);
      for (let index = 1; index < positions.length; index += 1) {
        const [ax = 0, ay = 0] = positions[index - 1] ?? [];
        const [bx = 0, by = 0] = positions[index] ?? [];
        const first = Math.max(0, Math.ceil((Math.min(ay, by) - SOUTH) / STEP.y - 0.5));
        const last = Math.min(ROWS - 1, Math.ceil((Math.max(ay, by) - SOUTH) / STEP.y - 0.5) - 1);
        for (let row = first; row <= last; row += 1) {
          const y = SOUTH + (row + 0.5) * STEP.y;
          const x = ax + ((y - ay) / (by - ay)) * (bx - ax);
          const known = crossings.get(row);
          if (known) known.push(x);
          else crossings.set(row, [x]);
        }
      }
    }
    for (const [row, xs] of crossings) {
      xs.sort((a, b) => a - b);
      for (let index = 0; index + 1 < xs.length; index += 2) {
        const from = Math.max(0, Math.ceil(((xs[index] as number) - WEST) / STEP.x - 0.5));
        const to = Math.min(COLUMNS - 1, Math.ceil(((xs[index + 1] as number) - WEST) / STEP.x - 0.5) - 1);
        cells.fill(place, row * COLUMNS + from, row * COLUMNS + to + 1);
      }
    }
  });
  return cells;
}

/** How much two sets differ in what they give to a code. */
export interface AreaDifference {
  /** The area that only one of the two sets gives to it, as a share of its area in the second. */
  readonly share: number;
  /** The part of this share in small areas that lie in it for the most part, or out of it, in one set alone. The rest lies along lines. */
  readonly moved: number;
  /** These small areas, by their places, the largest difference first. */
  readonly places: readonly number[];
}

/** A small area that differs for more than this lies elsewhere in the other set: its border is not just drawn otherwise. */
const MOVED = 0.5;

/** For each code of the second set, how much the two differ, and in which areas of a set of smaller units. */
export function areaDifferences(
  a: Pick<Boundaries, 'arcs' | 'areas'>,
  b: Pick<Boundaries, 'arcs' | 'areas'>,
  small: Pick<Boundaries, 'arcs' | 'areas'>,
): Map<string, AreaDifference> {
  const [cellsA, cellsB, cellsSmall] = [raster(a), raster(b), raster(small)];
  const sizes = new Map(b.areas.map(({ code }) => [code, { whole: 0, differing: 0, bySmall: new Map<number, number>() }]));
  const smallSizes = new Map<number, number>();
  cellsB.forEach((placeB, cell) => {
    const codeA = a.areas[cellsA[cell] as number]?.code;
    const codeB = b.areas[placeB]?.code;
    const own = cellsSmall[cell] as number;
    smallSizes.set(own, (smallSizes.get(own) ?? 0) + 1);
    const sizeB = codeB === undefined ? undefined : sizes.get(codeB);
    if (sizeB) sizeB.whole += 1;
    if (codeA === codeB) return;
    for (const size of [sizeB, codeA === undefined ? undefined : sizes.get(codeA)]) {
      if (!size) continue;
      size.differing += 1;
      size.bySmall.set(own, (size.bySmall.get(own) ?? 0) + 1);
    }
  });
  return new Map(
    [...sizes].map(([code, { whole, differing, bySmall }]) => {
      const moved = [...bySmall]
        .filter(([place, cells]) => place >= 0 && cells > (smallSizes.get(place) ?? 0) * MOVED)
        .sort(([, m], [, n]) => n - m);
      const cells = moved.reduce((sum, [, count]) => sum + count, 0);
      return [code, { share: differing / whole, moved: cells / whole, places: moved.map(([place]) => place) }];
    }),
  );
}
