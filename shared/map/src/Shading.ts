import { type DayMap, FILL } from './DayMap.ts';
import { NO_GROUND } from './groundSteps.ts';
import { GROUND_LOOKS, type Look } from './looks.ts';
import type { DrawnDay } from './Picture.ts';

/** A class of units with one look and one name. */
export interface ShadingClass {
  readonly label: string;
  readonly look: Look;
}

/** The units of a day in classes. */
export interface Shading {
  readonly classes: readonly ShadingClass[];
  /** The place of the class of each unit, by its key. A unit without one keeps the plain fill. */
  readonly classOf: ReadonlyMap<string, number>;
}

/** The fill of the first class; the fills of the others follow. */
export const FIRST_CLASS = 3;

/**
 * The day as it is drawn, with its classes, or else with the ground of its areas. Of units drawn together the one whose class comes first
 * counts, and without classes they keep their pattern over the ground.
 * @param ground of each area; null where all have the plain fill
 */
export function drawnDay(day: DayMap, shading: Shading | null, ground: Uint8Array | null = null): DrawnDay {
  const { groups, upperGroups, fills } = day;
  if (!shading) {
    if (!ground) return { groups, upperGroups, fills };
    const grounded = fills.map((fill, area) => {
      const own = ground[area] ?? NO_GROUND;
      if (fill === FILL.nobody || own === NO_GROUND) return fill;
      return FIRST_CLASS + own + (fill === FILL.shared ? GROUND_LOOKS.length : 0);
    });
    return { groups, upperGroups, fills: grounded };
  }
  const shaded = fills.slice();
  day.holders.forEach((holders, area) => {
    if (fills[area] === FILL.nobody) return;
    let first = Number.POSITIVE_INFINITY;
    for (const key of holders) first = Math.min(first, shading.classOf.get(key) ?? first);
    if (first !== Number.POSITIVE_INFINITY) shaded[area] = FIRST_CLASS + first;
  });
  return { groups, upperGroups, fills: shaded };
}
