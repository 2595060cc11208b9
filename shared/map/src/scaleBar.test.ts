import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleBar } from './scaleBar.ts';

it.each([
  [0.5, 100, 200, 100],
  [0.7, 100, 100, 70],
  [2, 100, 50, 100],
  [25, 100, 2, 50],
  [400, 100, 0.2, 80],
])('at %f pixels a kilometre, within %i pixels, is of %f km', (scale, longest, kilometres, width) => {
  const bar = scaleBar(scale, longest);
  expect(bar.kilometres).toBeCloseTo(kilometres);
  expect(bar.width).toBeCloseTo(width);
});

it('takes at least two fifths of the room', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: 500, noNaN: true }), (scale) => {
      const { width } = scaleBar(scale, 100);
      expect(width).toBeLessThanOrEqual(100 + 1e-6);
      expect(width).toBeGreaterThan(39.9);
    }),
  );
});
