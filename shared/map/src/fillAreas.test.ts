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

  it('are filled together, each by its own rings, in the pixels of the view', () => {
    const { context, filled } = recordingContext();
    fillAreas(context, geometry, [0, 2], { scale: 2, x: 10, y: 20 });
    const [path] = filled;
    const [left, top, right, bottom] = geometry.boxes[2] ?? [0, 0, 0, 0];
    const ring = path?.rings.at(-1) ?? [];
    expect(filled).toHaveLength(1);
    expect(path?.rule).toBe('evenodd');
    expect(path?.rings).toHaveLength(2);
    expect(Math.min(...ring.map(([x]) => x))).toBeCloseTo(left * 2 + 10);
    expect(Math.max(...ring.map(([x]) => x))).toBeCloseTo(right * 2 + 10);
    expect(Math.min(...ring.map(([, y]) => y))).toBeCloseTo(top * 2 + 20);
    expect(Math.max(...ring.map(([, y]) => y))).toBeCloseTo(bottom * 2 + 20);
  });

  it('are filled some at a time where they are many, none of them twice', () => {
    const { context, filled } = recordingContext();
    fillAreas(
      context,
      geometry,
      Array.from({ length: 50 }, (_, place) => place % 4),
      { scale: 1, x: 0, y: 0 },
    );
    expect(filled.length).toBeGreaterThan(1);
    expect(filled.reduce((sum, { rings }) => sum + rings.length, 0)).toBe(50);
  });
});
