import type { Timeline } from './Timeline.ts';

/** The versions of each level. */
export interface Timelines {
  municipal: Timeline;
  uts: Timeline;
  regions: Timeline;
  divisions: Timeline;
}
