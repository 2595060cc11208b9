import { changedBoxes } from './changedBoxes.ts';
import { drawLines, drawMap, wholeBoxes } from './drawMap.ts';
import type { DrawnGeometry } from './PackedGeometry.ts';
import { type Patch, patchAround, wholePatch } from './Patch.ts';
import { type Picture, windowOf } from './Picture.ts';
import { pixelsOf } from './pixelsOf.ts';
import { resizeCanvas } from './resizeCanvas.ts';
import { sameLines } from './sameLines.ts';
import type { Size } from './View.ts';

const samePalette = (one: Picture, other: Picture): boolean => JSON.stringify(one.palette) === JSON.stringify(other.palette);

/** Gives a canvas a size and empties it. */
function empty(context: OffscreenCanvasRenderingContext2D, { width, height }: Size): void {
  resizeCanvas(context.canvas, width, height);
  context.clearRect(0, 0, width, height);
}

/** What a drawing gives: the picture, or the part of it that differs from the picture before. */
export interface Drawn extends Patch {
  readonly bitmap: ImageBitmap;
  /** True for a picture, false for a part of one. */
  readonly whole: boolean;
}

/**
 * The drawing of a set in a worker. It keeps what it drew last, so that on another day of the same view only the areas that changed are
 * drawn again.
 */
export class Drawing {
  readonly #geometry: DrawnGeometry;
  readonly #canvas = new OffscreenCanvas(1, 1);
  readonly #context = this.#canvas.getContext('2d', { willReadFrequently: true });
  readonly #output = new OffscreenCanvas(1, 1);
  readonly #lines = new OffscreenCanvas(1, 1);
  #last: Picture | null = null;
  /** The picture whose lines are kept: other colours leave them where they are. */
  #lined: Picture | null = null;

  constructor(geometry: DrawnGeometry) {
    this.#geometry = geometry;
  }

  /** Draws a picture. `same` where it looks as the one before, null where the worker cannot draw. */
  show(picture: Picture): Drawn | 'same' | null {
    const context = this.#context;
    const output = this.#output.getContext('2d');
    if (!context || !output) return null;
    const before = this.#last;
    this.#last = picture;
    const whole = before === null || windowOf(before) !== windowOf(picture);
    if (whole) empty(context, pixelsOf(picture));
    const changed = !whole && samePalette(before, picture) ? changedBoxes(this.#geometry, before.day, picture.day) : null;
    const boxes = changed ?? wholeBoxes(this.#geometry);
    const patch = whole ? wholePatch(picture) : patchAround(boxes, picture);
    if (!patch) return 'same';
    drawMap(context, this.#geometry, picture, boxes, changed ? null : this.#linesOf(picture));
    // the last picture left this canvas empty
    resizeCanvas(this.#output, patch.width, patch.height);
    output.drawImage(this.#canvas, -patch.x, -patch.y);
    return { ...patch, whole, bitmap: this.#output.transferToImageBitmap() };
  }

  /** The lines of a whole picture; null where the worker cannot draw them by themselves. */
  #linesOf(picture: Picture): OffscreenCanvas | null {
    const context = this.#lines.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    if (this.#lined && sameLines(this.#lined, picture)) return this.#lines;
    empty(context, pixelsOf(picture));
    drawLines(context, this.#geometry, picture);
    this.#lined = picture;
    return this.#lines;
  }
}
