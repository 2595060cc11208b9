import { describe, expect, it } from 'vitest';
import type { Box } from './Box.ts';
import { patchAround } from './Patch.ts';
import type { Picture } from './Picture.ts';

const picture = (density: number) => ({ view: { scale: 2, x: 10, y: 20 }, size: { width: 100, height: 80 }, density }) as Picture;
const near: Box = [1, 1, 3.2, 4.1];

describe('the part of a picture that is drawn again', () => {
  it('has every pixel of its box, and room for the lines around it', () => {
    expect(patchAround([near], picture(1))).toEqual({ x: 9, y: 19, width: 11, height: 13 });
  });

  it('is counted in the pixels of the picture, of which a dense screen has more', () => {
    expect(patchAround([near], picture(2))).toEqual({ x: 18, y: 38, width: 21, height: 25 });
  });

  it('ends where the picture ends', () => {
    expect(patchAround([[-50, -50, 3, 4]], picture(1))).toEqual({ x: 0, y: 0, width: 19, height: 31 });
    expect(patchAround([[40, 20, 99, 99]], picture(1))).toEqual({ x: 87, y: 57, width: 13, height: 23 });
  });

  it('is around all boxes in sight, and null where none is', () => {
    const other: Box = [20, 10, 22, 12];
    expect(patchAround([near, other, [400, 400, 500, 500]], picture(1))).toEqual({ x: 9, y: 19, width: 48, height: 28 });
    expect(patchAround([[400, 400, 500, 500]], picture(1))).toBeNull();
    expect(patchAround([], picture(1))).toBeNull();
  });
});
