import { squareKilometres } from '@territori/history/boundaries/squareKilometres';
import type { MapSet } from './MapSet.ts';
import type { MunicipalSuccession } from './MunicipalSuccession.ts';
import { type Tenure, tenureOn } from './Tenure.ts';

/** How the municipalities of a day are drawn. */
export interface DayFigures {
  readonly day: string;
  readonly units: number;
  /** Units with a polygon of their own, units that share all of theirs, units without one. */
  readonly own: number;
  readonly shared: number;
  readonly none: number;
  /** The shares of the area whose holder was inferred or guessed. */
  readonly inferred: number;
  readonly guessed: number;
}

export function dayFigures(day: string, set: MapSet, held: readonly (readonly Tenure[])[], succession: MunicipalSuccession): DayFigures {
  const alone = new Set<number>();
  const together = new Set<number>();
  const area = { dichiarato: 0, dedotto: 0, ipotizzato: 0 };
  set.boundaries.areas.forEach((polygon, place) => {
    const tenure = tenureOn(held[place], day);
    if (!tenure) return;
    area[tenure.evidence] += squareKilometres(set.boundaries.arcs, polygon);
    for (const unit of tenure.holders) (tenure.holders.length === 1 ? alone : together).add(unit);
  });
  const units = [...succession.units].filter((unit) => succession.isThere(unit, day));
  const own = units.filter((unit) => alone.has(unit)).length;
  const shared = units.filter((unit) => !alone.has(unit) && together.has(unit)).length;
  const whole = area.dichiarato + area.dedotto + area.ipotizzato;
  return {
    day,
    units: units.length,
    own,
    shared,
    none: units.length - own - shared,
    inferred: area.dedotto / whole,
    guessed: area.ipotizzato / whole,
  };
}
