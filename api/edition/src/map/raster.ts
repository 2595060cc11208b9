import { ringPositions } from '@territori/history/boundaries/arcs';
import type { Boundaries } from '@territori/history/boundaries/Boundaries';

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
