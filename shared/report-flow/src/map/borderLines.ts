import type { DayMap } from './DayMap.ts';
import type { Geometry } from './Geometry.ts';

/** The arcs of a day by the line that each is drawn with. */
export interface BorderLines {
  /** Between areas of one unit: no line. */
  readonly inner: readonly number[];
  readonly border: readonly number[];
  /** Between upper units. */
  readonly upper: readonly number[];
  /** Around what the day shows: the coast and the border of the country. */
  readonly coast: readonly number[];
}

/** The lines by the numbers that stand for them in `lineKinds`. */
const KINDS = ['inner', 'border', 'upper', 'coast'] as const satisfies readonly (keyof BorderLines)[];
const [INNER, BORDER, UPPER, COAST] = [0, 1, 2, 3] as const;

/** For each arc the number of its line, by its place in `BorderLines`. */
export function lineKinds({ left, right }: Geometry, { groups, upperGroups }: Pick<DayMap, 'groups' | 'upperGroups'>): Uint8Array {
  return Uint8Array.from(left, (a, arc) => {
    const b = right[arc] as number;
    if (a < 0 || b < 0) return COAST;
    const [groupA, groupB] = [groups[a], groups[b]];
    if (groupA === groupB) return INNER;
    if (groupA === -1 || groupB === -1) return COAST;
    return upperGroups[a] === upperGroups[b] ? BORDER : UPPER;
  });
}

/** Sorts the arcs of the areas that `included` accepts. */
export function borderLines(
  geometry: Geometry,
  day: Pick<DayMap, 'groups' | 'upperGroups'>,
  included: (area: number) => boolean,
): BorderLines {
  const { left, right } = geometry;
  const lines: Record<keyof BorderLines, number[]> = { inner: [], border: [], upper: [], coast: [] };
  lineKinds(geometry, day).forEach((kind, arc) => {
    const [a, b] = [left[arc] as number, right[arc] as number];
    if ((a >= 0 && included(a)) || (b >= 0 && included(b))) lines[KINDS[kind] as keyof BorderLines].push(arc);
  });
  return lines;
}
