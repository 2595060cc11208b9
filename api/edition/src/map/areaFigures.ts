import { squareKilometres } from '@territori/history/boundaries/squareKilometres';
import type { Size } from '@territori/history/territory/model';
import { covers } from '@territori/history/territory/period';
import { censusDay } from '@territori/traduzione/storia';
import type { MapSet } from './MapSet.ts';
import { quantile } from './quantile.ts';
import { type Tenure, tenureOn } from './Tenure.ts';

/** The areas of the polygons beside those that the census of 1991 published. */
export interface AreaFigures {
  readonly units: number;
  readonly median: number;
  readonly percentile95: number;
}

export function areaFigures(set: MapSet, held: readonly (readonly Tenure[])[], sizes: readonly Size[]): AreaFigures | null {
  const day = censusDay(1991) as string;
  const published = new Map(
    sizes.flatMap(({ unitId, area, areaYear, ...period }) =>
      area !== null && areaYear === 1991 && covers(period, day) ? [[unitId, Number(area)] as const] : [],
    ),
  );
  const drawn = new Map<number, number>();
  const sharing = new Set<number>();
  set.boundaries.areas.forEach((polygon, place) => {
    const holders = tenureOn(held[place], day)?.holders ?? [];
    const [only] = holders;
    if (holders.length > 1) for (const unit of holders) sharing.add(unit);
    else if (only !== undefined) drawn.set(only, (drawn.get(only) ?? 0) + squareKilometres(set.boundaries.arcs, polygon));
  });
  const errors = [...drawn].flatMap(([unit, area]) => {
    const known = published.get(unit);
    return known === undefined || known === 0 || sharing.has(unit) ? [] : [Math.abs(area - known) / known];
  });
  return errors.length === 0 ? null : { units: errors.length, median: quantile(errors, 0.5), percentile95: quantile(errors, 0.95) };
}
