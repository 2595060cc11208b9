import { describe, expect, it } from 'vitest';
import { circlePath, circlePaths, circleScale, LARGEST_CIRCLE } from './circles.ts';
import { dayMapByCodes } from './dayMaps.ts';
import { geometryOf } from './Geometry.ts';
import { middleOf } from './mainland.ts';
import { fiveUnits, fourAreas } from './map.fixture.ts';
import { UnitVersions } from './UnitVersions.ts';

const geometry = geometryOf(fourAreas);
const day = dayMapByCodes(geometry, new UnitVersions(fiveUnits).on('1880-01-01'));
const size = { width: 2000, height: 2000 };

describe('circles of quantities', () => {
  it('have areas in proportion to them', () => {
    const radiusOf = circleScale([900, 225, -225, 0]);
    expect([900, 225, -225, 0].map(radiusOf)).toEqual([LARGEST_CIRCLE, LARGEST_CIRCLE / 2, -LARGEST_CIRCLE / 2, 0]);
  });

  it('are smaller where many would cover the land', () => {
    const radiusOf = circleScale(Array.from({ length: 8000 }, () => 5));
    expect(radiusOf(5)).toBeGreaterThan(1);
    expect(radiusOf(5)).toBeLessThan(2);
  });

  it('stand in the middle of their units; the larger ones have a line, negative ones are empty, and those out of sight are left out', () => {
    const drawn = day.units.filter(({ areas }) => areas.length > 0);
    const [first, second, third] = drawn.map(({ key }) => key) as [string, string, string];
    const place = (key: string) => middleOf(geometry, day.byKey.get(key)?.areas ?? []) as readonly [number, number];
    const [x, y] = place(first);
    const view = { scale: 1, x: 1000 - x, y: 1000 - y };
    const at = (key: string, radius: number) => circlePath(place(key)[0] + view.x, place(key)[1] + view.y, radius);
    const radii = new Map([
      [first, 20],
      [second, 1],
      [third, -4],
      ['nobody', 9],
    ]);
    expect(circlePaths({ radii, legend: [] }, { geometry, day, view, size })).toEqual({
      discs: at(first, 20) + at(second, 1),
      lines: at(first, 20),
      negative: at(third, 4),
    });
    expect(circlePaths({ radii, legend: [] }, { geometry, day, view: { ...view, x: -5000 }, size })).toEqual({
      discs: '',
      lines: '',
      negative: '',
    });
  });
});

it.each([5.05, 5.06, 12.34, 29.96])('a circle with the radius %f is round: its diameter is twice the radius that is written', (radius) => {
  const [, half, whole] = /a([\d.]+) [\d.]+ 0 1 0 ([\d.]+) 0a/.exec(circlePath(50, 50, radius)) ?? [];
  expect(Number(whole)).toBeCloseTo(2 * Number(half), 9);
  expect(Number(half)).toBeCloseTo(radius, 1);
});
