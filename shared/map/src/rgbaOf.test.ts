import { expect, it } from 'vitest';
import { rgbaOf } from './rgbaOf.ts';

it.each([
  ['rgb(1, 2, 3)', [1, 2, 3, 255]],
  ['rgba(1, 2, 3, 0.4)', [1, 2, 3, 102]],
  ['rgb(1 2 3 / 0.4)', [1, 2, 3, 102]],
  ['color(srgb 0.2 0 1)', [51, 0, 255, 255]],
  ['color(srgb 0.2 1e-9 1 / 0.4)', [51, 2.55e-7, 255, 102]],
  ['color(srgb -0.2 none 1)', [-51, 0, 255, 255]],
  ['color(display-p3 0.2 0 1)', [51, 0, 255, 255]],
  ['#0a4A8a', [10, 74, 138, 255]],
])('%s is red, green, blue and opacity', (color, parts) => {
  const found = rgbaOf(color);
  parts.forEach((part, place) => {
    expect(found[place]).toBeCloseTo(part, 10);
  });
});
