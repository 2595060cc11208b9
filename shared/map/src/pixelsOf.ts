import type { Picture } from './Picture.ts';
import type { Size } from './View.ts';

/** The size of the drawing of a picture, in its own pixels. */
export const pixelsOf = ({ size, density }: Pick<Picture, 'size' | 'density'>): Size => ({
  width: Math.max(1, Math.round(size.width * density)),
  height: Math.max(1, Math.round(size.height * density)),
});
