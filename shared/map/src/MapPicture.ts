import type { DayMap } from './DayMap.ts';
import type { Geometry } from './Geometry.ts';
import type { Size, View } from './View.ts';

/** What a picture of the map shows. */
export interface MapPicture {
  readonly geometry: Geometry;
  readonly day: DayMap;
  readonly view: View;
  readonly size: Size;
}
