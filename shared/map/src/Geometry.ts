import type { Box } from './Box.ts';
import type { MapArea } from './MapArea.ts';

/** A boundary set ready to be drawn: projected once, in arrays that a worker can share. */
export interface Geometry {
  readonly areas: readonly MapArea[];
  /** The points of each arc: x, y, x, y, ... in kilometres. */
  readonly arcs: readonly Float32Array[];
  readonly boxes: readonly Box[];
  /** The areas on the two sides of each arc, as `sidesOf` finds them. */
  readonly left: Int32Array;
  readonly right: Int32Array;
}
