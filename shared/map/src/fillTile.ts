import type { AreaFill } from './Palette.ts';
import { PATTERN_TILE, PATTERNS, type PatternLine, patternLineWidth } from './patterns.ts';
import { rgbaOf } from './rgbaOf.ts';

/** How far a point lies from a line. */
function distanceTo([fromX, fromY, toX, toY]: PatternLine, x: number, y: number): number {
  const [wide, tall] = [toX - fromX, toY - fromY];
  const along = Math.max(0, Math.min(1, ((x - fromX) * wide + (y - fromY) * tall) / (wide * wide + tall * tall)));
  return Math.hypot(fromX + along * wide - x, fromY + along * tall - y);
}

function makeTile({ color, ink, pattern }: AreaFill, side: number): Int32Array {
  const bytes = new Uint8ClampedArray(4 * side * side);
  const [ground, lines] = [rgbaOf(color), rgbaOf(ink)];
  const finer = side / PATTERN_TILE;
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const [x, y] = [((pixel % side) + 0.5) / finer, (Math.floor(pixel / side) + 0.5) / finer];
    const away = Math.min(...PATTERNS[pattern].map((line) => distanceTo(line, x, y)));
    // a pixel at the edge of a line has a part of both colours
    const inked = Math.max(0, Math.min(1, (patternLineWidth(pattern) / 2 - away) * finer + 0.5));
    bytes.set(
      ground.map((part, channel) => part + inked * ((lines[channel] as number) - part)),
      4 * pixel,
    );
  }
  return new Int32Array(bytes.buffer);
}

const made = new Map<string, Int32Array>();

/**
 * The square that a fill repeats, as pixels of four bytes. It is computed, not drawn: to protect their visitors from being recognised, some
 * browsers let no page read what it drew.
 * @param side of the square, in pixels
 */
export function fillTile(fill: AreaFill, side: number): Int32Array {
  const name = JSON.stringify([fill, side]);
  const tile = made.get(name) ?? makeTile(fill, side);
  made.set(name, tile);
  return tile;
}
