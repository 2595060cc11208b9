import type { Box } from '@territori/edition/map/DetailedSet';
import type { Evidence } from '@territori/edition/map/Evidence';
import type { Unita } from '@territori/wire/v1/unita';

/** A unit of a day, or a compartment, with the areas that draw it. */
export interface DrawnUnit {
  /** The number of the unit; the name of a compartment. */
  readonly id: number | string;
  readonly name: string;
  /** Null for a compartment. */
  readonly row: Unita | null;
  /** The areas of the set that draw it; none where no set does. */
  readonly places: readonly number[];
  readonly box: Box | null;
  /** The weakest way in which it is known that the unit held an area; null where the areas are those of the units themselves. */
  readonly evidence: Evidence | null;
  /** The other units that are drawn with the same areas, because the border between them is not in the data. */
  readonly together: readonly string[];
  /** True where it shares all its areas with others. */
  readonly isShared: boolean;
}
