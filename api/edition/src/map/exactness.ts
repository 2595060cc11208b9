import type { BoundaryLevel } from '@territori/history/boundaries/Boundaries';

/** How exactly a file shows a set. */
export interface Exactness {
  /** The points that are kept for the shape, in a set that is divided those of each part. */
  readonly points: number;
  /** The lines of the grid of the coordinates, each way. */
  readonly grid: number;
  /** The share by which the area of a unit may differ from that of its source: a unit that differs by more gets further points. */
  readonly within: number;
}

const MUNICIPALITIES = {
  whole: { points: 58_000, grid: 25_000, within: 0.06 },
  // the grid of the whole country, so that plain and detailed parts meet in the same points. A loop of lines that cross is left out of the
  // polygons later: what keeps to 2.4 % here keeps to 3 % in the files
  detail: { points: 10_000, grid: 25_000, within: 0.024 },
} as const;

const LARGER_UNITS = {
  whole: { points: 2_800, grid: 8_000, within: 0.03 },
  detail: { points: 20_000, grid: 20_000, within: 0.03 },
} as const;

/** How exactly the files of a set show it: that of the whole country, and the detailed ones. */
export const exactnessOf = (level: BoundaryLevel): { readonly whole: Exactness; readonly detail: Exactness } =>
  level === 'comune' ? MUNICIPALITIES : LARGER_UNITS;
