import { fold } from '@territori/ui/text';
import type { DayMap, MapUnit } from './DayMap.ts';
import { boxAround, type Geometry } from './Geometry.ts';

/**
 * The next drawn unit, in alphabetical order after the chosen one, whose name begins with a letter; then from the beginning again. Where
 * units in sight have this initial, those alone count.
 */
export function nextUnit(
  day: DayMap,
  chosen: string | null,
  letter: string,
  inSight: (unit: MapUnit) => boolean = () => true,
): MapUnit | undefined {
  const known = day.units.filter(({ name, areas }) => areas.length > 0 && fold(name).startsWith(fold(letter)));
  const near = known.filter(inSight);
  const matching = near.length > 0 ? near : known;
  const at = matching.findIndex(({ key }) => key === chosen);
  return matching[(at + 1) % Math.max(matching.length, 1)];
}

/** The units that share a border with a unit. */
function neighbours(geometry: Geometry, day: DayMap, unit: MapUnit): MapUnit[] {
  const own = new Set(unit.areas);
  const found = new Set<string>();
  geometry.left.forEach((left, arc) => {
    const right = geometry.right[arc] as number;
    const other = own.has(left) && !own.has(right) ? right : own.has(right) && !own.has(left) ? left : -1;
    if (other >= 0) for (const key of day.holders[other] ?? []) if (key !== unit.key) found.add(key);
  });
  return [...found].flatMap((key) => day.byKey.get(key) ?? []);
}

/** The drawn unit whose middle is nearest to a point, in kilometres. */
export function unitNear(geometry: Geometry, day: DayMap, [x, y]: readonly [number, number]): MapUnit | undefined {
  let found: { unit: MapUnit; distance: number } | undefined;
  for (const unit of day.units) {
    const box = boxAround(geometry, unit.areas);
    if (!box) continue;
    const distance = Math.hypot((box[0] + box[2]) / 2 - x, (box[1] + box[3]) / 2 - y);
    if (!found || distance < found.distance) found = { unit, distance };
  }
  return found?.unit;
}

/**
 * The unit in a direction: of the neighbours the one that lies most that way; where none does, the nearest other unit,
 * so that islands are reached.
 * @param direction 1 or -1 to the east or the south, 0 for the other axis
 */
export function unitBeside(geometry: Geometry, day: DayMap, unit: MapUnit, [x, y]: readonly [number, number]): MapUnit | undefined {
  const middleOf = ({ areas }: MapUnit) => {
    const box = boxAround(geometry, areas);
    return box && ([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2] as const);
  };
  const here = middleOf(unit);
  if (!here) return undefined;
  const best = (units: readonly MapUnit[], reach: number): MapUnit | undefined => {
    let found: { unit: MapUnit; cost: number } | undefined;
    for (const candidate of units) {
      const there = candidate.key === unit.key ? null : middleOf(candidate);
      if (!there) continue;
      const along = (there[0] - here[0]) * x + (there[1] - here[1]) * y;
      const aside = Math.abs((there[0] - here[0]) * y) + Math.abs((there[1] - here[1]) * x);
      if (along <= 0 || aside > along * reach) continue;
      const cost = along + aside * 2;
      if (!found || cost < found.cost) found = { unit: candidate, cost };
    }
    return found?.unit;
  };
  return best(neighbours(geometry, day, unit), 1.2) ?? best(day.units, 1);
}
