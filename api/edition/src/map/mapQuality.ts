import type { Boundaries } from '@territori/history/boundaries/Boundaries';
import type { Size } from '@territori/history/territory/model';
import { censusDay } from '@territori/traduzione/storia';
import { type AreaFigures, areaFigures } from './areaFigures.ts';
import { type CensusFigures, censusFigures } from './censusFigures.ts';
import { type DayFigures, dayFigures } from './dayFigures.ts';
import { fittingSets } from './fittingSets.ts';
import { holdersOf } from './holdersOf.ts';
import type { MapHistory } from './MapHistory.ts';
import { MunicipalSuccession } from './MunicipalSuccession.ts';
import { mapSets } from './mapSets.ts';

export interface MapFigures {
  readonly days: readonly DayFigures[];
  readonly censuses: readonly CensusFigures[];
  readonly areas1991: AreaFigures | null;
}

const SHOWN_DAYS = ['1861-03-17', '1901-01-01', '1921-12-01', '1936-04-21', '1951-11-04', '1991-10-20', '2010-01-01', '2025-01-01'];

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
  const first = setOn(SHOWN_DAYS[0] as string);
  if (!first) return undefined;
  const material = { sets, tenures, versions: history.versions };
  return {
    days: SHOWN_DAYS.flatMap((day) => {
      const set = setOn(day);
      return set ? [dayFigures(day, set, tenures.get(set.id) ?? [], succession)] : [];
    }),
    censuses: sets
      .filter(({ level, dated, date }) => level === 'uts' && dated && date < '2000')
      .flatMap((census) => {
        const set = setOn(census.date);
        return set ? [censusFigures(census, set, material)] : [];
      }),
    areas1991: areaFigures(
      setOn(censusDay(1991) as string) ?? first,
      tenures.get((setOn(censusDay(1991) as string) ?? first).id) ?? [],
      history.sizes,
    ),
  };
}
