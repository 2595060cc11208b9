import type { Box } from '../Box.ts';
import type { DayMap } from '../DayMap.ts';
import { boxAround, type Geometry } from '../Geometry.ts';

/** A part of the country has at most this part of the units, and of the height of the country. */
const PART = 0.5;

/** The box around the units with figures where they lie in one part of the country, which the map then shows alone; else null. */
export function framedPart(
  geometry: Pick<Geometry, 'boxes'>,
  { units }: Pick<DayMap, 'units'>,
  figures: ReadonlyMap<string, number>,
): Box | null {
  const known = units.filter(({ key }) => figures.has(key));
  if (known.length > units.length * PART) return null;
  const box = boxAround(
    geometry,
    known.flatMap(({ areas }) => areas),
  );
  const whole = boxAround(
    geometry,
    units.flatMap(({ areas }) => areas),
  );
  return box && whole && box[3] - box[1] <= (whole[3] - whole[1]) * PART ? box : null;
}
