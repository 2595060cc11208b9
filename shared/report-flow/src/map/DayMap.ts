import type { Geometry } from './Geometry.ts';
import { EVIDENCE, type Evidence, type Holdings } from './Holders.ts';
import type { UnitState, UnitsInForce } from './UnitVersions.ts';

/** How an area is filled. */
export const FILL = { unit: 0, shared: 1, nobody: 2 } as const;

/** A unit of the day with what the map shows of it. */
export interface MapUnit {
  /** Its number in the history; its name where it is a compartment, which the history does not know. */
  readonly key: string;
  /** Null for a compartment. */
  readonly id: number | null;
  readonly code: string;
  readonly name: string;
  readonly upper: number | null;
  readonly from: string | null;
  readonly to: string | null;
  /** Its areas, by their places in the set. */
  readonly areas: readonly number[];
  /** The units with which it shares every one of its areas. */
  readonly sharedWith: readonly string[];
  /** The weakest evidence for one of its areas; null without areas. */
  readonly evidence: Evidence | null;
}

/** The map of a day. What a picture needs is computed at once; the units and what they hold, when they are first asked for. */
export interface DayMap {
  /** In alphabetical order. */
  readonly units: readonly MapUnit[];
  readonly byKey: ReadonlyMap<string, MapUnit>;
  /** For each area the units that hold it. */
  readonly holders: readonly (readonly string[])[];
  /** How many units have an area. */
  readonly drawn: number;
  /** For each area its group: a border is drawn between different groups. -1 for nobody's. */
  readonly groups: Int32Array;
  /** For each area the group of the upper units. */
  readonly upperGroups: Int32Array;
  readonly fills: Uint8Array;
}

/** What the map shows of a unit. */
type Shown = Pick<MapUnit, 'areas' | 'sharedWith' | 'evidence'>;

/** The units of a day by their places. */
interface UnitsOfDay {
  readonly count: number;
  readonly keyOf: (place: number) => string;
  readonly upperOf: (place: number) => number | null;
  readonly at: (place: number, shown: Shown) => MapUnit;
  readonly alphabetical: () => readonly number[];
}

const NO_UNITS: readonly string[] = [];

/** The upper group of units without an upper unit. */
const NO_UPPER = -2;

/** The day of a set whose areas are held by units of the day, by their places. */
class AssembledDay implements DayMap {
  readonly groups: Int32Array;
  readonly upperGroups: Int32Array;
  readonly fills: Uint8Array;
  readonly drawn: number;
  readonly #units: UnitsOfDay;
  readonly #holdings: Holdings;
  #described: readonly MapUnit[] | null = null;
  #byKey: ReadonlyMap<string, MapUnit> | null = null;
  #alphabetical: readonly MapUnit[] | null = null;
  #holders: readonly (readonly string[])[] | null = null;

  constructor(units: UnitsOfDay, holdings: Holdings) {
    const { starts, units: places } = holdings;
    const areas = starts.length - 1;
    this.#units = units;
    this.#holdings = holdings;
    this.groups = new Int32Array(areas).fill(-1);
    this.upperGroups = new Int32Array(areas).fill(-1);
    this.fills = new Uint8Array(areas).fill(FILL.nobody);
    const drawn = new Uint8Array(units.count);
    const shared = new Map<string, number>();
    for (let area = 0; area < areas; area += 1) {
      const [start, end] = [starts[area] as number, starts[area + 1] as number];
      if (start === end) continue;
      const first = places[start] as number;
      this.upperGroups[area] = units.upperOf(first) ?? NO_UPPER;
      for (let index = start; index < end; index += 1) drawn[places[index] as number] = 1;
      if (end - start === 1) {
        this.groups[area] = first;
        this.fills[area] = FILL.unit;
        continue;
      }
      const together = places.slice(start, end).join(' ');
      const group = shared.get(together) ?? units.count + shared.size;
      shared.set(together, group);
      this.groups[area] = group;
      this.fills[area] = FILL.shared;
    }
    this.drawn = drawn.reduce((sum, one) => sum + one, 0);
  }

  get units(): readonly MapUnit[] {
    this.#alphabetical ??= this.#units.alphabetical().map((place) => this.#all()[place] as MapUnit);
    return this.#alphabetical;
  }

  get byKey(): ReadonlyMap<string, MapUnit> {
    this.#byKey ??= new Map(this.#all().map((unit) => [unit.key, unit]));
    return this.#byKey;
  }

  get holders(): readonly (readonly string[])[] {
    this.#holders ??= Array.from(this.fills, (_, area) => this.#holdersOf(area).map(this.#units.keyOf));
    return this.#holders;
  }

  /** The units that hold an area, by their places. */
  #holdersOf(area: number): readonly number[] {
    const { starts, units } = this.#holdings;
    return units.slice(starts[area], starts[area + 1]);
  }

  /** The units with what the map shows of them, by their places. */
  #all(): readonly MapUnit[] {
    this.#described ??= this.#describe();
    return this.#described;
  }

  #describe(): readonly MapUnit[] {
    const { starts, units: places, evidence } = this.#holdings;
    const { count, keyOf, at } = this.#units;
    const areasOf = Array.from({ length: count }, (): number[] => []);
    const weakest = new Uint8Array(count);
    const alone = new Uint8Array(count);
    for (let area = 0; area + 1 < starts.length; area += 1) {
      const [start, end] = [starts[area] as number, starts[area + 1] as number];
      for (let index = start; index < end; index += 1) {
        const place = places[index] as number;
        areasOf[place]?.push(area);
        weakest[place] = Math.max(weakest[place] as number, evidence[area] as number);
        if (end - start === 1) alone[place] = 1;
      }
    }
    const partners = (place: number, areas: readonly number[]): readonly string[] => {
      if (areas.length === 0 || alone[place]) return NO_UNITS;
      const others = new Set(areas.flatMap((area) => this.#holdersOf(area)));
      others.delete(place);
      return Array.from(others, keyOf);
    };
    return areasOf.map((areas, place) => {
      const evidence = areas.length === 0 ? undefined : EVIDENCE[weakest[place] as number];
      return at(place, { areas, sharedWith: partners(place, areas), evidence: evidence ?? null });
    });
  }
}

const unitsOfDay = ({ states, alphabetical }: UnitsInForce): UnitsOfDay => ({
  count: states.length,
  keyOf: (place) => String(states[place]?.id),
  upperOf: (place) => states[place]?.upper ?? null,
  at(place, { areas, sharedWith, evidence }) {
    const { id, code, name, upper, from, to } = states[place] as UnitState;
    return { key: String(id), id, code, name, upper, from, to, areas, sharedWith, evidence };
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
      const place = units.placeOf.get(holdings.units[index] as number);
      if (place !== undefined) places.push(place);
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
    at: (place, shown) => ({ key: keyOf(place), id: null, code: '', name: nameOf(place), upper: null, from: null, to: null, ...shown }),
    alphabetical: () => [...areas.keys()].sort((a, b) => byName.compare(nameOf(a), nameOf(b))),
  };
  return new AssembledDay(named, heldAlone([...areas.keys()]));
}
