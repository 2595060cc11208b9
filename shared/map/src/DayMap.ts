import type { Evidence } from './Holders.ts';

/** How an area is filled. */
export const FILL = { unit: 0, shared: 1, nobody: 2 } as const;

/** A unit of the day with what the map shows of it. */
export interface MapUnit {
  /** Its number in the history; its name where it is a compartment, which the history does not know. */
  readonly key: string;
  /** Null for a compartment. */
  readonly id: number | null;
  readonly code: string;
  readonly name: string;
  readonly upper: number | null;
  /** Names of more important units come first. */
  readonly importance: number;
  readonly from: string | null;
  readonly to: string | null;
  /** Its areas, by their places in the set. */
  readonly areas: readonly number[];
  /** The units with which it shares every one of its areas. */
  readonly sharedWith: readonly string[];
  /** The weakest evidence for one of its areas; null without areas. */
  readonly evidence: Evidence | null;
}

/** The map of a day. What a picture needs is computed at once; the units and what they hold, when they are first asked for. */
export interface DayMap {
  /** In alphabetical order. */
  readonly units: readonly MapUnit[];
  readonly byKey: ReadonlyMap<string, MapUnit>;
  /** The units of which this is true, without making the others. */
  readonly unitsWhere: (wanted: (importance: number, areas: readonly number[]) => boolean) => readonly MapUnit[];
  /** How important the most important of the others is with which a unit shares areas. */
  readonly importanceBeside: (unit: MapUnit) => number;
  /** For each area the units that hold it. */
  readonly holders: readonly (readonly string[])[];
  /** How it is known who holds an area, as its place in `EVIDENCE`. */
  readonly evidence: Uint8Array;
  /** How many units have an area. */
  readonly drawn: number;
  /** For each area its group: a border is drawn between different groups. -1 for nobody's. */
  readonly groups: Int32Array;
  /** For each area the group of the upper units. */
  readonly upperGroups: Int32Array;
  readonly fills: Uint8Array;
}
