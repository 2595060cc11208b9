import { arcOf } from './Geometry.ts';
import type { DrawnGeometry } from './PackedGeometry.ts';
import { type Picture, windowOf } from './Picture.ts';
import { pixelsOf } from './pixelsOf.ts';
import type { Size, View } from './View.ts';

/**
 * Which areas each pixel of a view shows, row by row. It is made once for a view: other colours and other days only look it up. A pixel at
 * a border has two areas; where more meet, it has two of them, among them the largest.
 */
export interface AreaRaster extends Size {
  /** One more than the place of the area in the set, of which there are some 8,000 at most; 0 for none. */
  readonly first: Uint16Array;
  /** The same for another area; 0 for none. */
  readonly second: Uint16Array;
  /** How much of the pixel the first area has, of 255. */
  readonly share: Uint8Array;
  /** How much of the pixel all its areas have, of 255. */
  readonly cover: Uint8Array;
  /** Four bytes for each pixel: the colours that `colorPixels` gave it last. */
  readonly colors: Int32Array<ArrayBuffer>;
}

/** The share of an area that has all of a pixel. */
export const WHOLE_PIXEL = 255;

/** How much of each pixel of a box an area has, as the difference from the pixel at its left. Emptied when it is read. */
let differences = new Float32Array(0);

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
function addArea({ areas, arcs }: DrawnGeometry, area: number, { scale, x, y }: View, box: Size): void {
  const length = rowLength(box) * box.height;
  if (differences.length < length) differences = new Float32Array(length);
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

/** Gives a part of a pixel to an area. */
function give({ first, second, share, cover }: AreaRaster, pixel: number, area: number, part: number): void {
  if (part === WHOLE_PIXEL || first[pixel] === 0) {
    first[pixel] = area;
    second[pixel] = 0;
    share[pixel] = part;
    cover[pixel] = part;
    return;
  }
  // it lies over an area that has all of the pixel, or has more than the first
  if (share[pixel] === WHOLE_PIXEL || part > (share[pixel] as number)) {
    second[pixel] = first[pixel] as number;
    first[pixel] = area;
    share[pixel] = part;
  } else if (second[pixel] === 0) second[pixel] = area;
  cover[pixel] = Math.min(WHOLE_PIXEL, (cover[pixel] as number) + part);
}

/** Gives an area its parts of the pixels of a box, which begins at a pixel of the raster. */
function giveAll(raster: AreaRaster, area: number, start: number, box: Size): void {
  let place = 0;
  for (let row = 0; row < box.height; row += 1) {
    let wound = 0;
    for (let column = 0; column < rowLength(box); column += 1, place += 1) {
      wound += differences[place] as number;
      differences[place] = 0;
      // where rings lie in each other, every second one is a hole
      const part = Math.round(WHOLE_PIXEL * Math.abs(wound - 2 * Math.round(wound / 2)));
      if (part > 0 && column < box.width) give(raster, start + row * raster.width + column, area, part);
    }
  }
}

const emptyRaster = (length: number) => ({
  first: new Uint16Array(length),
  second: new Uint16Array(length),
  share: new Uint8Array(length),
  cover: new Uint8Array(length),
  colors: new Int32Array(length),
});

/** The last raster: that of the next view, or of the next set, takes its place in memory. */
let kept: { readonly geometry: DrawnGeometry; readonly window: string; readonly raster: AreaRaster } | null = null;

/** The raster of a set in the view of a picture. The last one is kept; one before it is no longer true. */
export function areaRaster(geometry: DrawnGeometry, picture: Pick<Picture, 'view' | 'size' | 'density'>): AreaRaster {
  const window = windowOf(picture);
  if (kept?.geometry === geometry && kept.window === window) return kept.raster;
  const { view, density } = picture;
  const { width, height } = pixelsOf(picture);
  const raster = { ...(kept?.raster.first.length === width * height ? kept.raster : emptyRaster(width * height)), width, height };
  raster.first.fill(0);
  raster.colors.fill(0);
  const [scale, x, y] = [view.scale * density, view.x * density, view.y * density];
  geometry.boxes.forEach((edges, area) => {
    const [left, top] = [Math.max(0, Math.floor(edges[0] * scale + x)), Math.max(0, Math.floor(edges[1] * scale + y))];
    const box = {
      width: Math.min(width, Math.ceil(edges[2] * scale + x)) - left,
      height: Math.min(height, Math.ceil(edges[3] * scale + y)) - top,
    };
    if (box.width <= 0 || box.height <= 0) return;
    addArea(geometry, area, { scale, x: x - left, y: y - top }, box);
    giveAll(raster, area + 1, top * width + left, box);
  });
  kept = { geometry, window, raster };
  return raster;
}
