import { areaShares, WHOLE_PIXEL } from './areaShares.ts';
import type { DrawnGeometry } from './PackedGeometry.ts';
import { type Picture, windowOf } from './Picture.ts';
import { pixelsOf } from './pixelsOf.ts';
import type { Size } from './View.ts';

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

const emptyRaster = (length: number) => ({
  first: new Uint16Array(length),
  second: new Uint16Array(length),
  share: new Uint8Array(length),
  cover: new Uint8Array(length),
  colors: new Int32Array(length),
});

let kept: { readonly geometry: DrawnGeometry; readonly window: string; readonly raster: AreaRaster } | null = null;

/** The raster of a set in the view of a picture. Only the last one is kept: the next one is written over it, in the same lists. */
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
    const shares = areaShares(geometry, area, { scale, x: x - left, y: y - top }, box);
    for (let row = 0, place = 0; row < box.height; row += 1)
      for (let column = 0; column < box.width; column += 1, place += 1) {
        const share = shares[place] as number;
        if (share > 0) give(raster, (top + row) * width + left + column, area + 1, share);
      }
  });
  kept = { geometry, window, raster };
  return raster;
}
