import { intersection, joined, uncovered } from '@territori/history/territory/intervals';
import { endOf, type Period } from '@territori/history/territory/period';
import { groupBy } from '@territori/traduzione/groupBy';
import type { FittingSet } from './fittingSets.ts';
import type { UndrawnUnit } from './MapCatalogue.ts';
import type { MapChange, MapVersion } from './MapHistory.ts';
import type { MapLevel, MapSet } from './MapSet.ts';
import type { MunicipalSuccession } from './MunicipalSuccession.ts';
import type { Tenure } from './Tenure.ts';

/** The periods in which each unit is on a set: those of its tenures, or of its versions with a code of the set. */
function drawnIn(
  set: MapSet,
  tenures: ReadonlyMap<string, readonly (readonly Tenure[])[]>,
  versions: readonly MapVersion[],
): Map<number, Period[]> {
  const held = tenures.get(set.id);
  if (held) {
    const entries = held.flat().flatMap((tenure) => tenure.holders.map((unit) => ({ unit, period: tenure })));
    return new Map([...groupBy(entries, ({ unit }) => unit)].map(([unit, list]) => [unit, joined(list.map(({ period }) => period))]));
  }
  const codes = new Set(set.boundaries.areas.map(({ code }) => code));
  const shown = versions.filter(({ code }) => codes.has(code));
  return new Map([...groupBy(shown, ({ unitId }) => unitId)].map(([unit, list]) => [unit, joined(list)]));
}

/** Whether the territory of a municipality went to a foreign state, at once or with the units to which it led. */
function ceded(unit: number, succession: MunicipalSuccession, seen = new Set<number>()): boolean {
  if (succession.cededOn(unit) !== undefined) return true;
  if (seen.has(unit)) return false;
  seen.add(unit);
  return succession
    .presences(unit)
    .some((presence) => succession.leading(unit, endOf(presence)).some((step) => ceded(step.unit, succession, seen)));
}

/** The units of a level that are in force and that no polygon of the set of the day shows. Compartments are not units of the history. */
export function undrawnUnits(
  level: MapLevel,
  calendar: readonly FittingSet[],
  sets: readonly MapSet[],
  tenures: ReadonlyMap<string, readonly (readonly Tenure[])[]>,
  versions: readonly MapVersion[],
  succession: MunicipalSuccession,
  changes: readonly MapChange[],
): UndrawnUnit[] {
  const byUnit = [...groupBy(versions, ({ unitId }) => unitId)].map(([unit, list]) => ({ unit, presences: joined(list) }));
  const lost = new Set(changes.flatMap(({ unitId, kind, related }) => (kind === 'AS' || related.is === 'abroad' ? [unitId] : [])));
  const reasonOf = (unit: number) =>
    (level === 'comune' ? ceded(unit, succession) : lost.has(unit)) ? ('ceduta' as const) : ('senza_poligono' as const);
  return calendar.flatMap(({ from, set: id }, index) => {
    const set = sets.find((candidate) => candidate.id === id);
    if (!set || set.level === 'compartimento') return [];
    const span = { from, to: calendar[index + 1]?.from ?? null };
    const drawn = drawnIn(set, tenures, versions);
    return byUnit.flatMap(({ unit, presences }) =>
      presences.flatMap((presence) => {
        const there = intersection(presence, span);
        if (!there) return [];
        return uncovered(there, drawn.get(unit) ?? []).map((period): UndrawnUnit => ({ unit, ...period, reason: reasonOf(unit) }));
      }),
    );
  });
}
