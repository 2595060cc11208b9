import type { Change, Passage, Version } from '@territori/history/territory/model';

/** What the maps read of a version. */
export type MapVersion = Pick<Version, 'unitId' | 'level' | 'code' | 'name' | 'utsId' | 'regionId' | 'from' | 'to'>;

/** What the maps read of a change. */
export type MapChange = Pick<Change, 'unitId' | 'level' | 'date' | 'kind' | 'related'>;

/** What the maps read of a passage. */
export type MapPassage = Pick<Passage, 'level' | 'fromId' | 'toId' | 'date' | 'kind' | 'certainty' | 'whole'>;

/** How large a unit is, and whether it is a capital. */
export interface MapRank {
  readonly unitId: number;
  /** The most residents of a census; 0 where no source has them. */
  readonly population: number;
  /** 2 for the capital of a region, 1 for that of a province, 0 for others. */
  readonly capital: number;
}

/** What the maps read of a history. */
export interface MapHistory {
  readonly versions: readonly MapVersion[];
  readonly changes: readonly MapChange[];
  readonly passages: readonly MapPassage[];
}
