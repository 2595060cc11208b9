import type { AreaRaster } from './AreaRaster.ts';
import { WHOLE_PIXEL } from './areaShares.ts';
import { fillTile } from './fillTile.ts';
import type { Patch } from './Patch.ts';
import type { Picture } from './Picture.ts';
import { PATTERN_TILE } from './patterns.ts';

/** Every second byte of a pixel: two are mixed at a time. */
const TWO_BYTES = 0xff00ff;
/** Half a step of each, so that they are rounded. */
const HALVES = 0x800080;

/** Two bytes of a colour between two, of which the first has a part of 256. */
const mixed = (one: number, other: number, part: number): number =>
  (((one & TWO_BYTES) * part + (other & TWO_BYTES) * (256 - part) + HALVES) / 256) & TWO_BYTES;

/** The colour between two of which the first has a part of a pixel, of 255. */
function between(one: number, other: number, part: number): number {
  const of256 = part + (part >> 7);
  return (mixed(one >>> 8, other >>> 8, of256) << 8) | mixed(one, other, of256);
}

/** A colour without its opacity, which is the last of the four bytes of a pixel. */
const transparent = (color: number): number => color & 0xffffff;

/** @param tiles those of all fills, one after the other, each a square of `side` pixels */
function colorPatch(
  { x, y, width, height }: Patch,
  { width: rowLength, first, second, share, cover, colors }: AreaRaster,
  fills: Uint8Array,
  tiles: Int32Array,
  side: number,
): void {
  for (let row = y; row < y + height; row += 1)
    for (let column = x; column < x + width; column += 1) {
      const pixel = row * rowLength + column;
      const one = first[pixel] as number;
      if (one === 0) continue;
      const inTile = (row % side) * side + (column % side);
      const color = tiles[(fills[one - 1] as number) * side * side + inTile] as number;
      const part = share[pixel] as number;
      if (part === WHOLE_PIXEL) {
        colors[pixel] = color;
        continue;
      }
      const other = second[pixel] as number;
      const covered = cover[pixel] as number;
      const both =
        other === 0
          ? color
          : between(
              color,
              tiles[(fills[other - 1] as number) * side * side + inTile] as number,
              Math.round((WHOLE_PIXEL * part) / covered),
            );
      colors[pixel] = covered === WHOLE_PIXEL ? both : between(both, transparent(both), covered);
    }
}

/** Gives the pixels of some parts of a picture the colours of the day. The tiles of patterns have whole pixels of the screen. */
export function colorPixels(raster: AreaRaster, { day, palette, density }: Picture, patches: readonly Patch[]): void {
  const side = Math.max(1, Math.round(PATTERN_TILE * density));
  const tiles = new Int32Array(palette.fills.length * side * side);
  palette.fills.forEach((fill, place) => {
    tiles.set(fillTile(fill, side), place * side * side);
  });
  // a function of its own, which gets the same kinds of values each time: so V8 compiles it once
  for (const patch of patches) colorPatch(patch, raster, day.fills, tiles, side);
}
