import type { Size } from './View.ts';

/** The sizes of a picture, in pixels of its SVG: a PNG is twice as fine. The sheet is an A4 page with 300 dots an inch. */
export const PICTURE_SIZES = {
  verticale: { width: 1200, height: 1500 },
  orizzontale: { width: 1600, height: 1000 },
  quadrata: { width: 1200, height: 1200 },
  foglio: { width: 1240, height: 1754 },
} as const satisfies Readonly<Record<string, Size>>;

export type PictureSize = keyof typeof PICTURE_SIZES;
