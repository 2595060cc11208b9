import { LRUCache } from 'lru-cache';
import type { Boundaries, Position } from './Boundaries.ts';

/** Sets whose positions stay at hand: two are compared with each other, while one is divided into files. */
const AT_HAND = 3;

/**
 * Keeps the arcs of many boundary sets in a quarter of the memory, as lists of numbers. The positions of a set are made when they are asked
 * for, and those of the sets that were used last stay at hand. With every 1 January since 2002 there are dozens of sets.
 */
export class ArcShelf {
  readonly #atHand = new LRUCache<Float64Array, Boundaries['arcs'], Int32Array>({
    max: AT_HAND,
    memoMethod: (numbers, _stale, { context: ends }) => arcsOf(numbers, ends),
  });

  /** The same boundaries, with their arcs on the shelf. */
  keep({ arcs, ...others }: Boundaries): Boundaries {
    const numbers = new Float64Array(2 * arcs.reduce((sum, { length }) => sum + length, 0));
    const ends = new Int32Array(arcs.length);
    let end = 0;
    arcs.forEach((arc, place) => {
      for (const [longitude, latitude] of arc) {
        numbers[end] = longitude;
        numbers[end + 1] = latitude;
        end += 2;
      }
      ends[place] = end;
    });
    const positions = () => this.#atHand.memo(numbers, { context: ends });
    return {
      ...others,
      get arcs() {
        return positions();
      },
    };
  }
}

function arcsOf(numbers: Float64Array, ends: Int32Array): Position[][] {
  let at = 0;
  return Array.from(ends, (end) => {
    const arc: Position[] = [];
    for (; at < end; at += 2) arc.push([numbers[at] as number, numbers[at + 1] as number]);
    return arc;
  });
}
