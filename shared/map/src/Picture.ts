import type { DayMap } from './DayMap.ts';
import type { Palette } from './Palette.ts';
import type { Size, View } from './View.ts';

export type DrawingContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What a drawing needs of a day. */
export type DrawnDay = Pick<DayMap, 'groups' | 'upperGroups' | 'fills'>;

/** A picture to draw: the day, the part of the map that is seen, and its colours. */
export interface Picture {
  readonly day: DrawnDay;
  readonly size: Size;
  readonly view: View;
  readonly palette: Palette;
  /** Pixels of the drawing to one of the screen. */
  readonly density: number;
}

/** What a picture shows of the map, as a text: the pixels of two pictures with the same one have the same areas. */
export const windowOf = ({ view, size, density }: Pick<Picture, 'view' | 'size' | 'density'>): string =>
  JSON.stringify([view, size, density]);
