import { areaAt, type Geometry } from './Geometry.ts';
import { middleOf } from './mainland.ts';
import type { Steps } from './Steps.ts';

/** The ground of each region of today by its code, as a place in `GROUND_LOOKS`: two that touch each other differ, Abruzzi e Molise too. */
const GROUND_OF: Readonly<Record<string, number>> = {
  '01': 0,
  '02': 1,
  '03': 1,
  '04': 2,
  '05': 0,
  '06': 1,
  '07': 1,
  '08': 2,
  '09': 0,
  '10': 2,
  '11': 1,
  '12': 3,
  '13': 0,
  '14': 1,
  '15': 2,
  '16': 3,
  '17': 1,
  '18': 3,
  '19': 2,
  '20': 1,
};

/** The ground of areas that lie in no region of today. */
export const NO_GROUND = 255;

/**
 * The ground of each area, by the region of today in which it lies: a place keeps its colour on every day and at every level. An area that
 * lies in none has the ground of an area beside it. It is found in steps: all municipalities at once would take longer than a frame.
 * @param regions the regions of today
 */
export function* groundSteps(geometry: Geometry, regions: Geometry): Steps<Uint8Array> {
  const ground = new Uint8Array(geometry.areas.length).fill(NO_GROUND);
  for (let area = 0; area < ground.length; area += 1) {
    yield;
    const middle = middleOf(geometry, [area]);
    if (!middle) continue;
    const region = areaAt(regions, ...middle);
    ground[area] = GROUND_OF[regions.areas[region]?.id ?? ''] ?? NO_GROUND;
  }
  geometry.left.forEach((left, arc) => {
    const right = geometry.right[arc] ?? -1;
    if (left < 0 || right < 0) return;
    if (ground[left] === NO_GROUND) ground[left] = ground[right] as number;
    else if (ground[right] === NO_GROUND) ground[right] = ground[left] as number;
  });
  return ground;
}
