import { arcOf } from './Geometry.ts';
import type { DrawnGeometry } from './PackedGeometry.ts';
import type { Size, View } from './View.ts';

/** The share of an area that has all of a pixel. */
export const WHOLE_PIXEL = 255;

/** How much of each pixel of a box an area has, as the difference from the pixel at its left. Emptied when it is read. */
let differences = new Float32Array(0);
/** The same as shares. */
let shares = new Uint8Array(0);

/** Each row of the differences has room for a line at the right side of the box. */
const rowLength = ({ width }: Size): number => width + 2;

/** Adds to the differences what lies at the right of a line: downwards it begins the area, upwards it ends it. In pixels of the box. */
function addLine(box: Size, fromX: number, fromY: number, toX: number, toY: number): void {
  const slope = (toX - fromX) / (toY - fromY);
  const last = Math.min(Math.max(fromY, toY), box.height);
  let y = Math.max(Math.min(fromY, toY), 0);
  let x = fromX + (y - fromY) * slope;
  while (y < last) {
    const row = Math.floor(y);
    const nextY = Math.min(row + 1, last);
    const nextX = fromX + (nextY - fromY) * slope;
    const start = Math.min(x, nextX);
    const wide = Math.max(x, nextX) - start;
    const left = Math.max(0, Math.min(start, box.width));
    const right = Math.min(box.width, Math.max(start + wide, 0));
    const part = fromY < toY ? nextY - y : y - nextY;
    // what lies left of the box counts at its left side; what lies right of it does not count
    if (right > left && start < 0)
      differences[row * rowLength(box)] = (differences[row * rowLength(box)] as number) - (part * start) / wide;
    let column = Math.floor(left);
    let at = left;
    do {
      const next = Math.min(column + 1, right);
      const own = right > left ? (part * (next - at)) / wide : part;
      // of this pixel, what lies left of the line is not the area's
      const outside = own * ((at + next) / 2 - column);
      const pixel = row * rowLength(box) + column;
      differences[pixel] = (differences[pixel] as number) + own - outside;
      differences[pixel + 1] = (differences[pixel + 1] as number) + outside;
      at = next;
      column += 1;
    } while (at < right);
    x = nextX;
    y = nextY;
  }
}

/** Adds the lines around an area to the differences. */
function addLines({ areas, arcs }: DrawnGeometry, area: number, { scale, x, y }: View, box: Size): void {
  for (const ring of areas[area]?.rings ?? [])
    for (const reference of ring) {
      const points = arcs[arcOf(reference)] as Float32Array;
      let fromX = (points[0] as number) * scale + x;
      let fromY = (points[1] as number) * scale + y;
      for (let index = 2; index < points.length; index += 2) {
        const toX = (points[index] as number) * scale + x;
        const toY = (points[index + 1] as number) * scale + y;
        if (reference < 0) addLine(box, toX, toY, fromX, fromY);
        else addLine(box, fromX, fromY, toX, toY);
        fromX = toX;
        fromY = toY;
      }
    }
}

/**
 * How much of each pixel of a box an area has, of 255, row by row. The list is used again for the next area.
 * @param view in pixels of the box
 */
export function areaShares(geometry: DrawnGeometry, area: number, view: View, box: Size): Uint8Array {
  const length = rowLength(box) * box.height;
  if (differences.length < length) [differences, shares] = [new Float32Array(length), new Uint8Array(length)];
  addLines(geometry, area, view, box);
  let place = 0;
  let pixel = 0;
  for (let row = 0; row < box.height; row += 1) {
    let wound = 0;
    for (let column = 0; column < rowLength(box); column += 1, place += 1) {
      wound += differences[place] as number;
      differences[place] = 0;
      if (column >= box.width) continue;
      // where rings lie in each other, every second one is a hole
      shares[pixel] = Math.round(WHOLE_PIXEL * Math.abs(wound - 2 * Math.round(wound / 2)));
      pixel += 1;
    }
  }
  return shares;
}
