import type { Box } from './Box.ts';
import type { Picture } from './Picture.ts';
import { pixelsOf } from './pixelsOf.ts';

/** Some room around the boxes that are drawn again, in pixels: lines stand over the border of their areas. */
export const PATCH_ROOM = 3;

/** A part of a picture, in its own pixels. */
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The pixels of a picture that lie in a box or close to it. */
export function patchOf([left, top, right, bottom]: Box, { view, density, size }: Picture): Patch {
  const within = (value: number, most: number) => Math.max(0, Math.min(value, Math.round(most * density)));
  const [x, y] = [
    within(Math.floor((left * view.scale + view.x - PATCH_ROOM) * density), size.width),
    within(Math.floor((top * view.scale + view.y - PATCH_ROOM) * density), size.height),
  ];
  return {
    x,
    y,
    width: within(Math.ceil((right * view.scale + view.x + PATCH_ROOM) * density), size.width) - x,
    height: within(Math.ceil((bottom * view.scale + view.y + PATCH_ROOM) * density), size.height) - y,
  };
}

/** Whether a part has something to draw. */
export const hasPixels = ({ width, height }: Patch): boolean => width > 0 && height > 0;

/** All of a picture. */
export const wholePatch = (picture: Picture): Patch => ({ x: 0, y: 0, ...pixelsOf(picture) });

/** The smallest part of a picture that has all pixels of some boxes; null where none is in sight. */
export function patchAround(boxes: readonly Box[], picture: Picture): Patch | null {
  const patches = boxes.map((box) => patchOf(box, picture)).filter(hasPixels);
  if (patches.length === 0) return null;
  const [x, y] = [Math.min(...patches.map((patch) => patch.x)), Math.min(...patches.map((patch) => patch.y))];
  return {
    x,
    y,
    width: Math.max(...patches.map((patch) => patch.x + patch.width)) - x,
    height: Math.max(...patches.map((patch) => patch.y + patch.height)) - y,
  };
}
