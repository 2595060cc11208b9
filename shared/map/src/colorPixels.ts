import { type AreaRaster, WHOLE_PIXEL } from './AreaRaster.ts';
import { fillTile } from './fillTile.ts';
import type { Patch } from './Patch.ts';
import type { Picture } from './Picture.ts';
import { PATTERN_TILE } from './patterns.ts';

/** Every second byte of a pixel: two are mixed at a time. */
const TWO_BYTES = 0xff00ff;

/** Half a step of each, so that they are rounded. */
const HALVES = 0x800080;

/** The colour between two of which the first has a part of a pixel, of 255. */
function between(one: number, other: number, part: number): number {
  const of256 = part + (part >> 7);
  const mixed = (high: number, low: number) =>
    (((high & TWO_BYTES) * of256 + (low & TWO_BYTES) * (256 - of256) + HALVES) / 256) & TWO_BYTES;
  return (mixed(one >>> 8, other >>> 8) << 8) | mixed(one, other);
}

/** A colour without its opacity, which is the last of the four bytes of a pixel. */
const transparent = (color: number): number => color & 0xffffff;

/** Colours the areas of a part of a picture, in its pixels of four bytes each. The tiles of patterns are as large as on the screen. */
export function colorPixels(
  pixels: Uint32Array,
  patch: Patch,
  { width, first, second, share }: AreaRaster,
  { day: { fills }, palette, density }: Picture,
): void {
  const side = Math.max(1, Math.round(PATTERN_TILE * density));
  const tiles = palette.fills.map((fill) => fillTile(fill, side));
  const colorOf = (number: number, inTile: number) => (tiles[fills[number - 1] as number] as Uint32Array)[inTile] as number;
  for (let row = 0; row < patch.height; row += 1) {
    const start = (patch.y + row) * width + patch.x;
    const tileRow = ((patch.y + row) % side) * side;
    for (let column = 0; column < patch.width; column += 1) {
      const one = first[start + column] as number;
      if (one === 0) continue;
      const inTile = tileRow + ((patch.x + column) % side);
      const color = colorOf(one, inTile);
      const part = share[start + column] as number;
      const other = second[start + column] as number;
      pixels[row * patch.width + column] =
        part === WHOLE_PIXEL ? color : between(color, other === 0 ? transparent(color) : colorOf(other, inTile), part);
    }
  }
}
