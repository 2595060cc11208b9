import { describe, expect, it } from 'vitest';
import { fillAreas } from './fillAreas.ts';
import { geometryOf } from './Geometry.ts';
import { fourAreas } from './map.fixture.ts';
import type { DrawingContext } from './Picture.ts';

/** A canvas that remembers the paths it has filled. */
function recordingContext() {
  const filled: { rule: string; rings: [number, number][][] }[] = [];
  let rings: [number, number][][] = [];
  const context = {
    beginPath: () => {
      rings = [];
    },
    moveTo: (x: number, y: number) => rings.push([[x, y]]),
    lineTo: (x: number, y: number) => rings.at(-1)?.push([x, y]),
    fill: (rule: string) => filled.push({ rule, rings }),
  };
  return { context: context as unknown as DrawingContext, filled };
}

describe('the areas of one colour', () => {
  const geometry = geometryOf(fourAreas);

  it('are filled by their own rings, in the pixels of the view', () => {
    const { context, filled } = recordingContext();
    fillAreas(context, geometry, [0, 2], { scale: 2, x: 10, y: 20 });
    const path = filled.at(-1);
    const [left, top, right, bottom] = geometry.boxes[2] ?? [0, 0, 0, 0];
    const ring = path?.rings[0] ?? [];
    expect(filled).toHaveLength(2);
    expect(path?.rule).toBe('evenodd');
    expect(path?.rings).toHaveLength(1);
    expect(Math.min(...ring.map(([x]) => x))).toBeCloseTo(left * 2 + 10);
    expect(Math.max(...ring.map(([x]) => x))).toBeCloseTo(right * 2 + 10);
    expect(Math.min(...ring.map(([, y]) => y))).toBeCloseTo(top * 2 + 20);
    expect(Math.max(...ring.map(([, y]) => y))).toBeCloseTo(bottom * 2 + 20);
  });

  it('are filled in groups where a set has many, in the same ones whichever of them are drawn', () => {
    const many = { ...geometry, areas: Array.from({ length: 1100 }, (_, place) => geometry.areas[place % 4] ?? { rings: [] }) };
    const ringsOf = (areas: readonly number[]) => {
      const { context, filled } = recordingContext();
      fillAreas(context, many, areas, { scale: 1, x: 0, y: 0 });
      return filled.map(({ rings }) => rings.length);
    };
    expect(ringsOf([...many.areas.keys()])).toEqual([...Array(17).fill(64), 12]);
    expect(ringsOf([62, 63, 64, 65, 66, 1099])).toEqual([2, 3, 1]);
    expect(ringsOf([])).toEqual([]);
  });
});
