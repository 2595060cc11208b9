import { describe, expect, it } from 'vitest';
import { colorPixels } from './colorPixels.ts';
import type { Picture } from './Picture.ts';

const plain = (color: string) => ({ color, ink: color, pattern: 'plain' }) as const;
const picture = {
  day: { fills: Uint8Array.of(0, 1) },
  palette: { fills: [plain('rgb(200, 100, 0)'), plain('rgb(0, 100, 200)')] },
  density: 1,
} as unknown as Picture;

/** Five pixels in a row: the sea, an area, its coast, its border with another one, and where both and the sea meet. */
const row = () => ({
  width: 5,
  height: 1,
  first: Uint16Array.of(0, 1, 1, 1, 1),
  second: Uint16Array.of(0, 0, 0, 2, 2),
  share: Uint8Array.of(0, 255, 102, 64, 51),
  cover: Uint8Array.of(0, 255, 102, 255, 102),
  colors: new Int32Array(5),
});

/** The bytes of each pixel after some of them were coloured, from one on. */
function colored(raster = row(), other: Partial<Picture> = {}, x = 0, width = 5): number[][] {
  colorPixels(raster, { ...picture, ...other }, [{ x, y: 0, width, height: 1 }]);
  const bytes = [...new Uint8Array(raster.colors.buffer)];
  return Array.from(raster.colors, (_, pixel) => bytes.slice(4 * pixel, 4 * pixel + 4));
}

const EMPTY = [0, 0, 0, 0];
const ORANGE = [200, 100, 0, 255];
const BLUE = [0, 100, 200, 255];

describe('the pixels of a picture', () => {
  it('have the colours of the fills of the day, and a part of each at a border', () => {
    expect(colored()).toEqual([EMPTY, ORANGE, [200, 100, 0, 102], [50, 100, 150, 255], [101, 100, 99, 102]]);
  });

  it('keep their colours outside the part that is drawn again', () => {
    const raster = row();
    expect(colored(raster, {}, 1, 1)).toEqual([EMPTY, ORANGE, EMPTY, EMPTY, EMPTY]);
    const otherDay = { day: { ...picture.day, fills: Uint8Array.of(1, 0) } };
    expect(colored(raster, otherDay, 2, 2)).toEqual([EMPTY, ORANGE, [0, 100, 200, 102], [150, 100, 50, 255], EMPTY]);
    expect(colored(raster, otherDay)[1]).toEqual(BLUE);
  });

  it('have a pattern that goes on from one area to the next', () => {
    const striped = { ...picture.palette, fills: Array(2).fill({ color: 'rgb(0, 0, 0)', ink: 'rgb(255, 255, 255)', pattern: 'columns' }) };
    // the columns of the tile at 3 and 4 have a line
    expect(colored(row(), { palette: striped }).map(([red]) => (red as number) > 100)).toEqual([false, false, false, true, true]);
  });
});
