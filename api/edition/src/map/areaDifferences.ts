import type { Boundaries } from '@territori/history/boundaries/Boundaries';
import { raster } from './raster.ts';

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
const SHARE_OF_MOVED = 0.5;

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
        .filter(([place, cells]) => place >= 0 && cells > (smallSizes.get(place) ?? 0) * SHARE_OF_MOVED)
        .sort(([, m], [, n]) => n - m);
      const cells = moved.reduce((sum, [, count]) => sum + count, 0);
      return [code, { share: differing / whole, moved: cells / whole, places: moved.map(([place]) => place) }];
    }),
  );
}
