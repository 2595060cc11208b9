import { describe, expect, it } from 'vitest';
import { LARGEST_CIRCLE } from '../circles.ts';
import { dayMapByCodes } from '../dayMaps.ts';
import { geometryOf } from '../Geometry.ts';
import { APART_LOOK, DIVERGING_LOOKS, NO_DATA_LOOK, STEP_LOOKS } from '../looks.ts';
import { fiveUnits, fourAreas } from '../map.fixture.ts';
import { UnitVersions } from '../UnitVersions.ts';
import type { FigureLook } from './FigureLook.ts';
import { figureDrawing, figuresOn, suggestedMiddle } from './figureDrawing.ts';

const day = dayMapByCodes(geometryOf(fourAreas), new UnitVersions(fiveUnits).on('1880-01-01'));
const texts = {
  number: String,
  range: (from: string, to: string, count: number) => `${from}-${to}: ${count}`,
  noData: (count: number) => `without: ${count}`,
  apart: (count: number) => `apart: ${count}`,
};
const colours: FigureLook = { shape: 'colori', method: 'quantili', scale: 'sequenziale', middle: null };
const circles: FigureLook = { ...colours, shape: 'cerchi' };
const keys = day.units.map(({ key }) => key);
const [first, second, third] = keys as [string, string, string];

describe('figures on a map', () => {
  it('are those of a part of the country alone, where one is shown', () => {
    const values = new Map([
      [first, 2],
      [second, 7.5],
    ]);
    const { shown, without, apart } = figuresOn(day, { values, apart: new Set([third]) }, new Set([second, ...keys.slice(3)]));
    expect([...shown]).toEqual([[second, 7.5]]);
    expect([...without].sort()).toEqual(keys.slice(3).sort());
    expect(apart).toEqual([]);
  });

  it('are classes of colours; units without a figure are hatched, and those that cannot be compared are so too', () => {
    const {
      shading,
      circles: none,
      ...counts
    } = figureDrawing(
      figuresOn(day, {
        values: new Map([
          [first, 2],
          [second, 7.5],
        ]),
        apart: new Set([third]),
      }),
      colours,
      texts,
    );
    const missing = keys.length - 3;
    expect(shading.classes).toEqual([
      { label: '2-2: 1', look: STEP_LOOKS[0] },
      { label: '7.5-7.5: 1', look: STEP_LOOKS[1] },
      { label: 'apart: 1', look: APART_LOOK },
      { label: `without: ${missing}`, look: NO_DATA_LOOK },
    ]);
    expect(keys.map((key) => shading.classOf.get(key))).toEqual([0, 1, 2, ...keys.slice(3).map(() => 3)]);
    expect(none).toBeNull();
    expect(counts).toEqual({ without: missing, apart: 1 });
  });

  it('are circles whose areas are in proportion, with a legend of round numbers', () => {
    const { shading, circles: drawn } = figureDrawing(
      figuresOn(day, {
        values: new Map([
          [first, 400],
          [second, 100],
          [third, -25],
        ]),
        apart: new Set(),
      }),
      circles,
      texts,
    );
    expect([first, second, third].map((key) => drawn?.radii.get(key))).toEqual([LARGEST_CIRCLE, LARGEST_CIRCLE / 2, -LARGEST_CIRCLE / 4]);
    expect(drawn?.legend.map(({ label }) => label)).toEqual(['200', '100', '20']);
    expect(shading.classes.map(({ label }) => label)).toEqual(keys.length > 3 ? [`without: ${keys.length - 3}`] : []);
  });

  it('without any quantity have no circle', () => {
    expect(figureDrawing(figuresOn(day, { values: new Map([[first, 0]]), apart: new Set() }), circles, texts).circles).toEqual({
      radii: new Map(),
      legend: [],
    });
  });

  it('of units that the day does not have are not counted', () => {
    const { shading } = figureDrawing(figuresOn(day, { values: new Map([['nobody', 1]]), apart: new Set(['other']) }), colours, texts);
    expect(shading.classes.map(({ label }) => label)).toEqual([`without: ${keys.length}`]);
  });

  it('on a diverging scale have the colours of their side of the middle', () => {
    const { shading } = figureDrawing(
      figuresOn(day, {
        values: new Map([
          [first, -3],
          [second, 4],
          [third, 9],
        ]),
        apart: new Set(),
      }),
      { ...colours, scale: 'divergente' },
      texts,
    );
    expect(shading.classes.slice(0, 3)).toEqual([
      { label: '-3--3: 1', look: DIVERGING_LOOKS[1] },
      { label: '4-4: 1', look: DIVERGING_LOOKS[2] },
      { label: '9-9: 1', look: DIVERGING_LOOKS[3] },
    ]);
    const moved = figureDrawing(
      figuresOn(day, {
        values: new Map([
          [first, -3],
          [second, 4],
          [third, 9],
        ]),
        apart: new Set(),
      }),
      { ...colours, scale: 'divergente', middle: 5 },
      texts,
    );
    expect(moved.shading.classes.slice(0, 3).map(({ look }) => look)).toEqual(DIVERGING_LOOKS.slice(0, 3));
  });

  it('suggest 0 as the middle where some lie on each side, else their median', () => {
    expect(suggestedMiddle([-1, 5, 9])).toBe(0);
    expect(suggestedMiddle([1, 5, 9])).toBe(5);
    expect(suggestedMiddle([])).toBe(0);
  });
});
