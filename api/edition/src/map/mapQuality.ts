import { type Boundaries, squareKilometres } from '@territori/history/boundaries/Boundaries';
import type { Size } from '@territori/history/territory/model';
import { covers } from '@territori/history/territory/period';
import { censusDay } from '@territori/traduzione/storia';
import { fittingSets } from './fittingSets.ts';
import { holdersOf, type Tenure } from './holders.ts';
import type { MapHistory } from './MapHistory.ts';
import type { MapSet } from './MapSet.ts';
import { MunicipalSuccession } from './MunicipalSuccession.ts';
import { mapSets } from './mapSets.ts';
import { differences } from './raster.ts';
import { provincesOf } from './reconstructedSets.ts';

/** How the municipalities of a day are drawn. */
export interface DayFigures {
  readonly day: string;
  readonly units: number;
  /** Units with a polygon of their own, units that share all of theirs, units without one. */
  readonly own: number;
  readonly shared: number;
  readonly none: number;
  /** The shares of the area of which the holder was inferred or guessed. */
  readonly inferred: number;
  readonly guessed: number;
}

/** How the provinces joined from their municipalities differ from the provinces that a census drew. */
export interface CensusFigures {
  readonly year: string;
  readonly provinces: number;
  /** The middle one of the differences, as a share of the area of the province. */
  readonly median: number;
  /** The provinces that differ by more than 5 %, with their difference. */
  readonly beyond: readonly ProvinceDifference[];
}

export interface ProvinceDifference {
  readonly code: string;
  readonly name: string;
  readonly difference: number;
  /** The part of the difference in municipalities that one of the two sets gives to another province; the rest lies along lines. */
  readonly moved: number;
  /** The names of these municipalities, the largest first. */
  readonly municipalities: readonly string[];
}

/** The areas of the polygons beside those that the census of 1991 published. */
export interface AreaFigures {
  readonly units: number;
  readonly median: number;
  readonly percentile95: number;
}

export interface MapFigures {
  readonly days: readonly DayFigures[];
  readonly censuses: readonly CensusFigures[];
  readonly areas1991: AreaFigures | null;
}

const DAYS = ['1861-03-17', '1901-01-01', '1921-12-01', '1936-04-21', '1951-11-04', '1991-10-20', '2010-01-01', '2025-01-01'];
const BEYOND = 0.05;

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const tenureOn = (held: readonly Tenure[] | undefined, day: string) => held?.find((tenure) => covers(tenure, day));

function figuresOn(day: string, set: MapSet, held: readonly (readonly Tenure[])[], succession: MunicipalSuccession): DayFigures {
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

function areasOf1991(set: MapSet, held: readonly (readonly Tenure[])[], sizes: readonly Size[]): AreaFigures | null {
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

/** How good the maps of the municipalities before 2010 are; undefined where no municipal set is loaded. */
export function mapQuality(
  boundaries: readonly Boundaries[],
  history: MapHistory & { readonly sizes: readonly Size[] },
): MapFigures | undefined {
  const succession = new MunicipalSuccession(history);
  const sets = mapSets(boundaries, history.versions);
  const tenures = new Map(
    sets.flatMap((set) => (set.level === 'comune' ? [[set.id, holdersOf(set.boundaries, set.date, succession)] as const] : [])),
  );
  const { comune: calendar } = fittingSets(sets, tenures, history.versions);
  const setOn = (day: string) => sets.find(({ id }) => id === calendar.findLast(({ from }) => from <= day)?.set);
  const first = setOn(DAYS[0] as string);
  if (!first) return undefined;
  const material = { sets, tenures, versions: history.versions };
  return {
    days: DAYS.flatMap((day) => {
      const set = setOn(day);
      return set ? [figuresOn(day, set, tenures.get(set.id) ?? [], succession)] : [];
    }),
    censuses: sets
      .filter(({ level, dated, date }) => level === 'uts' && dated && date < '2000')
      .flatMap((census) => {
        const set = setOn(census.date);
        if (!set) return [];
        const made = provincesOf(census.date, set, material);
        const found = [...differences(made.boundaries, census.boundaries, set.boundaries)];
        const nameOf = (area?: { readonly code: string }) => municipalities.get(area?.code ?? '') ?? area?.code ?? '';
        const municipalities = new Map(
          history.versions.flatMap((version) =>
            version.level === 'comune' && covers(version, set.date) ? [[version.code, version.name]] : [],
          ),
        );
        const names = new Map(census.boundaries.areas.map(({ code, name }) => [code, name ?? code]));
        return [
          {
            year: census.date.slice(0, 4),
            provinces: found.length,
            median: quantile(
              found.map(([, { share }]) => share),
              0.5,
            ),
            beyond: found
              .filter(([, { share }]) => share > BEYOND)
              .sort(([, a], [, b]) => b.share - a.share)
              .map(
                ([code, { share, moved, places }]): ProvinceDifference => ({
                  code,
                  name: names.get(code) ?? code,
                  difference: share,
                  moved,
                  municipalities: places.map((place) => nameOf(set.boundaries.areas[place])),
                }),
              ),
          },
        ];
      }),
    areas1991: areasOf1991(
      setOn(censusDay(1991) as string) ?? first,
      tenures.get((setOn(censusDay(1991) as string) ?? first).id) ?? [],
      history.sizes,
    ),
  };
}
