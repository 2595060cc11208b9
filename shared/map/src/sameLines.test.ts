import { describe, expect, it } from 'vitest';
import type { Picture } from './Picture.ts';
import { sameLines } from './sameLines.ts';

const plain = (color: string) => ({ color, ink: color, pattern: 'plain' }) as const;
const picture: Picture = {
  day: { groups: Int32Array.of(1, 2), upperGroups: Int32Array.of(1, 1), fills: Uint8Array.of(0, 0) },
  size: { width: 100, height: 80 },
  view: { scale: 1, x: 0, y: 0 },
  palette: { fills: [plain('white')], border: 'grey', upperBorder: 'black', coast: 'black' },
  density: 1,
};

describe('the lines of a picture', () => {
  it('stay where only the fills of its areas are others, or the colours of these', () => {
    const { day, palette } = picture;
    expect(sameLines(picture, { ...picture, day: { ...day, fills: Uint8Array.of(1, 0) } })).toBe(true);
    expect(sameLines(picture, { ...picture, palette: { ...palette, fills: [plain('red')] } })).toBe(true);
  });

  it.each<[string, Partial<Picture>]>([
    ['its units', { day: { ...picture.day, groups: Int32Array.of(1, 1) } }],
    ['its upper units', { day: { ...picture.day, upperGroups: Int32Array.of(1, 2) } }],
    ['what it shows', { view: { scale: 2, x: 0, y: 0 } }],
    ['its size', { size: { width: 100, height: 90 } }],
    ['its screen', { density: 2 }],
    ['the colour of a line', { palette: { ...picture.palette, coast: 'blue' } }],
  ])('are others with %s', (_, other) => {
    expect(sameLines(picture, { ...picture, ...other })).toBe(false);
  });
});
