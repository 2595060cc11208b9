import type { Change, Passage, Version } from '../territory/model.ts';

/** What the maps read of a version. */
export type MapVersion = Pick<Version, 'unitId' | 'level' | 'code' | 'name' | 'utsId' | 'regionId' | 'from' | 'to'>;

/** What the maps read of a change. */
export type MapChange = Pick<Change, 'unitId' | 'level' | 'date' | 'kind' | 'related'>;

/** What the maps read of a passage. */
export type MapPassage = Pick<Passage, 'level' | 'fromId' | 'toId' | 'date' | 'kind' | 'certainty' | 'whole'>;

/** What the maps read of a history. */
export interface MapHistory {
  readonly versions: readonly MapVersion[];
  readonly changes: readonly MapChange[];
  readonly passages: readonly MapPassage[];
}
