import { expect, it } from 'vitest';
import type { DayMap } from '../index.ts';
import { framedPart } from './framedPart.ts';

// five units from north to south, each 100 km high
const boxes = [0, 100, 200, 300, 400].map((top) => [0, top, 50, top + 100] as const);
const units = boxes.map((_, area) => ({ key: String(area), areas: [area] })) as unknown as DayMap['units'];
const framed = (...keys: string[]) => framedPart({ boxes }, { units }, new Map(keys.map((key) => [key, 1])));

it('is the box around the units with figures', () => {
  expect(framed('1', '2')).toEqual([0, 100, 50, 300]);
});

it('is nothing where they are more than half of the units, where they lie far apart, or where there are none', () => {
  expect([framed('0', '1', '2'), framed('0', '4'), framed()]).toEqual([null, null, null]);
});
