import type { Box } from './Box.ts';
import { hasManyAreas } from './hasManyAreas.ts';

/** What part of the map is seen: pixels a kilometre, and the pixel of the point 0, 0. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The view in which a box fills a drawing, with a margin in pixels. */
export function viewOf([left, top, right, bottom]: Box, { width, height }: Size, margin = 12): View {
  const scale = Math.min(
    Math.max(width - 2 * margin, 1) / Math.max(right - left, 1),
    Math.max(height - 2 * margin, 1) / Math.max(bottom - top, 1),
  );
  return { scale, x: width / 2 - ((left + right) / 2) * scale, y: height / 2 - ((top + bottom) / 2) * scale };
}

/** The view after a drawing has changed its size: the same point in the middle, and as near, measured by the whole map in the drawing. */
export function resizedView(view: View, from: Size, to: Size, whole: Box): View {
  const scale = view.scale * (viewOf(whole, to).scale / viewOf(whole, from).scale);
  const [x, y] = pointInView(view, from.width / 2, from.height / 2);
  return { scale, x: to.width / 2 - x * scale, y: to.height / 2 - y * scale };
}

/** The nearest view, in pixels a kilometre. */
export const NEAREST_VIEW = 25;

/** A box smaller than this, in pixels, is enlarged until it can be seen. */
const VISIBLE_BOX = 20;
/** The part of the drawing that a box takes after it was enlarged. */
const ENLARGED_SHARE = 0.1;

/** The view in which a box is in sight and large enough: the same view where it is so already. */
export function viewWith(view: View, [left, top, right, bottom]: Box, size: Size): View {
  const large = Math.max(right - left, bottom - top, 0.1);
  const scale =
    large * view.scale < VISIBLE_BOX ? Math.min((Math.min(size.width, size.height) * ENLARGED_SHARE) / large, NEAREST_VIEW) : view.scale;
  const inside =
    left * scale + view.x > 0 && right * scale + view.x < size.width && top * scale + view.y > 0 && bottom * scale + view.y < size.height;
  if (inside && scale === view.scale) return view;
  return { scale, x: size.width / 2 - ((left + right) / 2) * scale, y: size.height / 2 - ((top + bottom) / 2) * scale };
}

/** The view after zooming by a factor around a pixel. */
export function zoomedView({ scale, x, y }: View, factor: number, [pixelX, pixelY]: readonly [number, number]): View {
  return { scale: scale * factor, x: pixelX - (pixelX - x) * factor, y: pixelY - (pixelY - y) * factor };
}

/** The point in kilometres at a pixel. */
export const pointInView = ({ scale, x, y }: View, pixelX: number, pixelY: number): readonly [number, number] => [
  (pixelX - x) / scale,
  (pixelY - y) / scale,
];

/** The part of the map that a drawing shows. */
export function boxInView(view: View, { width, height }: Size): Box {
  const [left, top] = pointInView(view, 0, 0);
  const [right, bottom] = pointInView(view, width, height);
  return [left, top, right, bottom];
}

/** The transform by which a picture of one view shows another until it is drawn again. */
export function transformBetween(drawn: View, wanted: View): string {
  const factor = wanted.scale / drawn.scale;
  return `translate(${wanted.x - drawn.x * factor}px, ${wanted.y - drawn.y * factor}px) scale(${factor})`;
}

/** From this many pixels a kilometre on, the detailed files of a set show more. Plain lines of many areas have more corners. */
const NEAR_VIEW = { fewAreas: 0.7, manyAreas: 2.2 };

/** Whether a set of so many areas is seen from near enough for its detailed files. */
export const isNearView = ({ scale }: View, areas: number): boolean =>
  scale > (hasManyAreas(areas) ? NEAR_VIEW.manyAreas : NEAR_VIEW.fewAreas);

export const boxesOverlap = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
