import { changedBoxes } from './changedBoxes.ts';
import { drawMap, type Picture } from './drawMap.ts';
import type { DrawnGeometry } from './PackedGeometry.ts';

/** Whether two pictures differ in their day alone. */
const onlyDayDiffers = ({ day: _, ...one }: Picture, { day: __, ...other }: Picture): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The drawing of a set in a worker. It keeps what it drew last, so that on another day of the same view only the areas that changed are
 * drawn again.
 */
export class Drawing {
  readonly #geometry: DrawnGeometry;
  readonly #canvas = new OffscreenCanvas(1, 1);
  readonly #context = this.#canvas.getContext('2d', { willReadFrequently: true });
  readonly #output = new OffscreenCanvas(1, 1);
  #last: Picture | null = null;

  constructor(geometry: DrawnGeometry) {
    this.#geometry = geometry;
  }

  /** Draws a picture; null where the worker cannot. */
  show(picture: Picture): ImageBitmap | null {
    const context = this.#context;
    const output = this.#output.getContext('2d');
    if (!context || !output) return null;
    const again = this.#last && onlyDayDiffers(this.#last, picture) ? changedBoxes(this.#geometry, this.#last.day, picture.day) : null;
    if (!again) {
      this.#canvas.width = Math.max(1, Math.round(picture.size.width * picture.density));
      this.#canvas.height = Math.max(1, Math.round(picture.size.height * picture.density));
    }
    drawMap(context, this.#geometry, picture, again);
    this.#last = picture;
    // the last picture left this canvas empty; to set its size again takes some 3 ms
    const { width, height } = this.#canvas;
    if (this.#output.width !== width || this.#output.height !== height) Object.assign(this.#output, { width, height });
    output.drawImage(this.#canvas, 0, 0);
    return this.#output.transferToImageBitmap();
  }
}
