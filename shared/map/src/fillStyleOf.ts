import type { AreaFill } from './Palette.ts';
import type { DrawingContext } from './Picture.ts';
import { PATTERN_TILE, PATTERNS, patternLineWidth } from './patterns.ts';

/** The patterns that were made, by colours and name: the first drawing on a new canvas takes some 8 ms. */
const patternTiles = new Map<string, CanvasPattern>();

export function fillStyleOf(context: DrawingContext, { color, ink, pattern }: AreaFill): CanvasPattern | string {
  if (pattern === 'plain') return color;
  const name = `${color} ${ink} ${pattern}`;
  const made = patternTiles.get(name);
  if (made) return made;
  if (typeof OffscreenCanvas === 'undefined') return ink;
  const tile = new OffscreenCanvas(PATTERN_TILE, PATTERN_TILE);
  const drawing = tile.getContext('2d');
  if (!drawing) return ink;
  drawing.fillStyle = color;
  drawing.fillRect(0, 0, PATTERN_TILE, PATTERN_TILE);
  drawing.strokeStyle = ink;
  drawing.lineCap = 'round';
  drawing.lineWidth = patternLineWidth(pattern);
  drawing.stroke(new Path2D(PATTERNS[pattern]));
  const repeated = context.createPattern(tile, 'repeat');
  if (!repeated) return ink;
  patternTiles.set(name, repeated);
  return repeated;
}
