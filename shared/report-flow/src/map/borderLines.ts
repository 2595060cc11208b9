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

/** Sorts the arcs of the areas that `included` accepts. */
export function borderLines(
  { left, right }: Geometry,
  day: Pick<DayMap, 'groups' | 'upperGroups'>,
  included: (area: number) => boolean,
): BorderLines {
  const lines: Record<keyof BorderLines, number[]> = { inner: [], border: [], upper: [], coast: [] };
  left.forEach((a, arc) => {
    const b = right[arc] as number;
    if (!(a >= 0 && included(a)) && !(b >= 0 && included(b))) return;
    const [groupA, groupB] = [a < 0 ? -1 : day.groups[a], b < 0 ? -1 : day.groups[b]];
    if (a < 0 || b < 0) lines.coast.push(arc);
    else if (groupA === groupB) lines.inner.push(arc);
    else if (groupA === -1 || groupB === -1) lines.coast.push(arc);
    else (day.upperGroups[a] === day.upperGroups[b] ? lines.border : lines.upper).push(arc);
  });
  return lines;
}
