import type { Day } from '@territori/history/dates/day';
import type { Snapshot } from './LoadedRows.ts';

export interface Period {
  readonly from: Day;
  /** `9999-12-31` when open. */
  readonly to: Day;
}

/** The days on which columns have values, by fact and level of the unit: `area_kmq comune`. Periods in order, the end exclusive. */
export type ValuedDays = ReadonlyMap<string, readonly Period[]>;

/** What the loaded edition holds beyond units and versions; some reports cannot be answered without. */
export interface Holdings {
  /** Population and area. */
  readonly sizes: boolean;
  /** Features of the territory of municipalities. */
  readonly territory: boolean;
  readonly urbanAreas: boolean;
  /** Changes of name with their dates. */
  readonly renames: boolean;
  readonly nuts: boolean;
  /** Acquisitions and cessions of territory by municipalities, which only an event file reports. */
  readonly territorialChanges: boolean;
  /** The rows that an operator loaded, by report, their days ascending. */
  readonly snapshots: ReadonlyMap<number, readonly Snapshot[]>;
  /** The days on which columns have values that are known on some days only. */
  readonly valuedDays: ValuedDays;
}
