import type { MapRegion, ShownDay } from '@territori/report-flow/map';
import type { Comparison } from './useComparison.ts';
import type { DescribedMap } from './useDescribedMap.ts';
import type { MapChoice } from './useMapAddress.ts';

/** What the map shows, as the texts beside and below it need it. */
export interface MapContent extends Pick<ShownDay, 'boundaries' | 'geometry' | 'day' | 'inDetail'>, DescribedMap {
  readonly choice: MapChoice;
  /** The ground of each area where no classes are shown. */
  readonly ground: Uint8Array | null;
  readonly region: MapRegion | undefined;
  /** The region whose units are counted; undefined for the country. */
  readonly counted: MapRegion | undefined;
  readonly comparison: Comparison;
  /** False where there is no map and none is loading; the page says why. */
  readonly expected: boolean;
  /** Level and day. */
  readonly title: string;
  /** The title with the region that is seen from near and the day of a comparison. */
  readonly fileTitle: string;
}
