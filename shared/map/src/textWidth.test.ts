import { expect, it } from 'vitest';
import { textWidth } from './textWidth.ts';

/** What Chromium measures at 12 pixels in the portal's typeface and in Arial. */
const MEASURED: readonly (readonly [name: string, portal: number, arial: number])[] = [
  ["Reggio nell'Emilia", 90, 95],
  ['Grosseto', 43, 48],
  ['Milano', 33, 36],
  ['MMMMM', 50, 50],
  ['Forlì', 23, 24],
];

it.each(MEASURED)('%s gets the room of its letters, and little more', (name, portal, arial) => {
  expect(textWidth(name)).toBeGreaterThanOrEqual(Math.max(portal, arial));
  expect(textWidth(name)).toBeLessThan(portal * 1.25 + 5);
});

it('a wider typeface gets more room', () => {
  expect(textWidth('Milano', 1.2)).toBeGreaterThan(textWidth('Milano'));
});
