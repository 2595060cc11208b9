/** A unit as it is on a day. */
export interface UnitState {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Larger for a capital of a region, then of a province, then by residents. */
  readonly importance: number;
  /** The unit above it, null where there is none. */
  readonly upper: number | null;
  /** The days on which it has this name and code; `to` is the first one after, null when it is open. */
  readonly from: string;
  readonly to: string | null;
}
