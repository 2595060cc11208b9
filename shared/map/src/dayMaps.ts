import { AssembledDay, type UnitsOfDay } from './AssembledDay.ts';
import type { DayMap } from './DayMap.ts';
import type { Geometry } from './Geometry.ts';
import type { Holdings } from './Holders.ts';
import type { UnitState } from './UnitState.ts';
import type { UnitsInForce } from './UnitVersions.ts';

const unitsOfDay = ({ states, alphabetical }: UnitsInForce): UnitsOfDay => ({
  count: states.length,
  keyOf: (place) => String(states[place]?.id),
  upperOf: (place) => states[place]?.upper ?? null,
  importanceOf: (place) => states[place]?.importance ?? 0,
  at(place, { areas, sharedWith, evidence }) {
    const { id, code, name, importance, upper, from, to } = states[place] as UnitState;
    return { key: String(id), id, code, name, importance, upper, from, to, areas, sharedWith, evidence };
  },
  alphabetical,
});

/** Each area held by at most one unit, by its place; undefined for none. */
function heldAlone(places: readonly (number | undefined)[]): Holdings {
  const starts = new Int32Array(places.length + 1);
  const units: number[] = [];
  places.forEach((place, area) => {
    if (place !== undefined) units.push(place);
    starts[area + 1] = units.length;
  });
  return { starts, units, evidence: new Uint8Array(places.length) };
}

/** The day of a set whose areas have the codes of the units. */
export function dayMapByCodes(geometry: Geometry, units: UnitsInForce): DayMap {
  const byCode = new Map(units.states.map(({ code }, place) => [code, place]));
  return new AssembledDay(unitsOfDay(units), heldAlone(geometry.areas.map(({ id }) => byCode.get(id))));
}

/** The day of a municipal set, whose areas were held by other units at other times. */
export function dayMapByHolders(units: UnitsInForce, holdings: Holdings): DayMap {
  const starts = new Int32Array(holdings.starts.length);
  const places: number[] = [];
  for (let area = 0; area + 1 < starts.length; area += 1) {
    const end = holdings.starts[area + 1] as number;
    for (let index = holdings.starts[area] as number; index < end; index += 1) {
      const place = units.placeOf(holdings.units[index] as number);
      if (place !== -1) places.push(place);
    }
    starts[area + 1] = places.length;
  }
  return new AssembledDay(unitsOfDay(units), { starts, units: places, evidence: holdings.evidence });
}

/** The compartments of a set: units that are known only by their names. */
export function dayMapByNames({ areas }: Geometry): DayMap {
  const nameOf = (place: number) => areas[place]?.name ?? keyOf(place);
  const keyOf = (place: number) => areas[place]?.id ?? '';
  const byName = new Intl.Collator('it');
  const named: UnitsOfDay = {
    count: areas.length,
    keyOf,
    upperOf: () => null,
    importanceOf: () => 0,
    at: (place, shown) => ({
      key: keyOf(place),
      id: null,
      code: '',
      name: nameOf(place),
      importance: 0,
      upper: null,
      from: null,
      to: null,
      ...shown,
    }),
    alphabetical: () => [...areas.keys()].sort((a, b) => byName.compare(nameOf(a), nameOf(b))),
  };
  return new AssembledDay(named, heldAlone([...areas.keys()]));
}
