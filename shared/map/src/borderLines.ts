import type { DayMap } from './DayMap.ts';
import type { DrawnGeometry } from './PackedGeometry.ts';

/** The arcs of a day by the line that each is drawn with. Those between areas of one unit have none. */
export interface BorderLines {
  readonly border: readonly number[];
  /** Between upper units. */
  readonly upper: readonly number[];
  /** Around what the day shows: the coast and the border of the country. */
  readonly coast: readonly number[];
}

/** The lines by the numbers that stand for them in `lineKinds`. */
const LINE_KINDS = [null, 'border', 'upper', 'coast'] as const satisfies readonly (keyof BorderLines | null)[];
const [INNER_LINE, BORDER_LINE, UPPER_LINE, COAST_LINE] = [0, 1, 2, 3] as const;

/** The lines that were found, by the sides of a set and by the day. */
const foundLineKinds = new WeakMap<Int32Array, WeakMap<object, Uint8Array>>();

/** For each arc the number of its line, by its place in `LINE_KINDS`. A picture asks several times, and that of the next day once more. */
export function lineKinds(geometry: Pick<DrawnGeometry, 'left' | 'right'>, day: Pick<DayMap, 'groups' | 'upperGroups'>): Uint8Array {
  const ofSet = foundLineKinds.get(geometry.left) ?? new WeakMap<object, Uint8Array>();
  foundLineKinds.set(geometry.left, ofSet);
  const kinds = ofSet.get(day) ?? findLineKinds(geometry, day);
  ofSet.set(day, kinds);
  return kinds;
}

function findLineKinds(
  { left, right }: Pick<DrawnGeometry, 'left' | 'right'>,
  { groups, upperGroups }: Pick<DayMap, 'groups' | 'upperGroups'>,
): Uint8Array {
  const kindBetween = (a: number, b: number): number => {
    // -1 for the sea and other countries; an area without a unit is drawn as another country, its coast with a thin line
    const [groupA, groupB] = [groups[a] ?? -1, groups[b] ?? -1];
    if (a < 0 || b < 0) return groupA === groupB ? BORDER_LINE : COAST_LINE;
    if (groupA === groupB) return INNER_LINE;
    if (groupA === -1 || groupB === -1) return COAST_LINE;
    return upperGroups[a] === upperGroups[b] ? BORDER_LINE : UPPER_LINE;
  };
  const kinds = new Uint8Array(left.length);
  for (let arc = 0; arc < kinds.length; arc += 1) kinds[arc] = kindBetween(left[arc] as number, right[arc] as number);
  return kinds;
}

/** Sorts the arcs of the areas that `included` accepts. */
export function borderLines(
  geometry: Pick<DrawnGeometry, 'left' | 'right'>,
  day: Pick<DayMap, 'groups' | 'upperGroups'>,
  included: (area: number) => boolean,
): BorderLines {
  const { left, right } = geometry;
  const lines: Record<keyof BorderLines, number[]> = { border: [], upper: [], coast: [] };
  const kinds = lineKinds(geometry, day);
  for (let arc = 0; arc < kinds.length; arc += 1) {
    const line = LINE_KINDS[kinds[arc] as number];
    const [a, b] = [left[arc] as number, right[arc] as number];
    if (line && ((a >= 0 && included(a)) || (b >= 0 && included(b)))) lines[line].push(arc);
  }
  return lines;
}
