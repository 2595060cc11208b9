export interface MapArea {
  /** The code in the set. */
  readonly id: string;
  /** The name in the set; null where only codes are known. */
  readonly name: string | null;
  /** The part of the set whose detailed file has the area; null where the set has one detailed file. */
  readonly part: string | null;
  /** Its polygons: the outer ring, then the holes. A ring has arc numbers; `~n` is arc n in the other direction. */
  readonly polygons: readonly (readonly (readonly number[])[])[];
  /** All its rings. */
  readonly rings: readonly (readonly number[])[];
}
