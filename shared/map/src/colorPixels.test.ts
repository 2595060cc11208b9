import { describe, expect, it } from 'vitest';
import { colorPixels } from './colorPixels.ts';
import type { Picture } from './Picture.ts';

const plain = (color: string) => ({ color, ink: color, pattern: 'plain' }) as const;
const picture = {
  day: { fills: Uint8Array.of(0, 1) },
  palette: { fills: [plain('rgb(200, 100, 0)'), plain('rgb(0, 100, 200)')] },
  density: 1,
} as unknown as Picture;

/** Four pixels in a row: the sea, an area, its coast, and its border with another one. */
const raster = {
  width: 4,
  height: 1,
  first: Uint16Array.of(0, 1, 1, 1),
  second: Uint16Array.of(0, 0, 0, 2),
  share: Uint8Array.of(0, 255, 102, 64),
};

function colored(x: number, width: number, other: Partial<Picture> = {}): number[][] {
  const pixels = new Uint32Array(width);
  colorPixels(pixels, { x, y: 0, width, height: 1 }, raster, { ...picture, ...other });
  const bytes = [...new Uint8Array(pixels.buffer)];
  return Array.from({ length: width }, (_, pixel) => bytes.slice(4 * pixel, 4 * pixel + 4));
}

describe('the pixels of a picture', () => {
  it('have the colours of the fills of the day, and a part of each at a border', () => {
    expect(colored(0, 4)).toEqual([
      [0, 0, 0, 0],
      [200, 100, 0, 255],
      [200, 100, 0, 102],
      [50, 100, 150, 255],
    ]);
    expect(colored(1, 1, { day: { ...picture.day, fills: Uint8Array.of(1, 0) } })).toEqual([[0, 100, 200, 255]]);
  });

  it('are those of a part of it', () => {
    expect(colored(2, 2)).toEqual(colored(0, 4).slice(2));
  });

  it('have a pattern that goes on from one area to the next', () => {
    const striped = { ...picture.palette, fills: Array(2).fill({ color: 'rgb(0, 0, 0)', ink: 'rgb(255, 255, 255)', pattern: 'columns' }) };
    // the columns of the tile at 3 and 4 have a line
    expect(colored(0, 4, { palette: striped }).map(([red]) => red)).toEqual([0, 0, 0, expect.toSatisfy((red: number) => red > 100)]);
  });
});
