import { type DayMap, FILL, type MapUnit } from './DayMap.ts';
import { EVIDENCE, type Holdings } from './Holders.ts';

/** What the map shows of a unit. */
type Shown = Pick<MapUnit, 'areas' | 'sharedWith' | 'evidence'>;

/** The units of a day by their places. */
export interface UnitsOfDay {
  readonly count: number;
  readonly keyOf: (place: number) => string;
  readonly upperOf: (place: number) => number | null;
  readonly importanceOf: (place: number) => number;
  readonly at: (place: number, shown: Shown) => MapUnit;
  readonly alphabetical: () => readonly number[];
}

const NO_UNITS: readonly string[] = [];
const NO_AREAS: number[] = [];

/** A list for each area alone, which all days share: nearly every unit has one, and a day would leave thousands to clear up. */
const alone: number[][] = [];

/** The areas of a unit with one more. Days share the lists of none and of one area, so only a list of several is changed. */
function withArea(areas: number[], area: number): number[] {
  if (areas.length > 1) {
    areas.push(area);
    return areas;
  }
  if (areas.length === 1) return [...areas, area];
  alone[area] ??= [area];
  return alone[area];
}

/** The upper group of units without an upper unit. */
const NO_UPPER = -2;

/** The day of a set whose areas are held by units of the day, by their places. */
export class AssembledDay implements DayMap {
  readonly groups: Int32Array;
  readonly upperGroups: Int32Array;
  readonly fills: Uint8Array;
  readonly evidence: Uint8Array;
  readonly drawn: number;
  readonly #units: UnitsOfDay;
  readonly #holdings: Holdings;
  readonly #made: (MapUnit | undefined)[] = [];
  #areasOf: readonly (readonly number[])[] | null = null;
  #byKey: ReadonlyMap<string, MapUnit> | null = null;
  #alphabetical: readonly MapUnit[] | null = null;
  #holders: readonly (readonly string[])[] | null = null;

  constructor(units: UnitsOfDay, holdings: Holdings) {
    const { starts, units: places } = holdings;
    const areas = starts.length - 1;
    this.#units = units;
    this.#holdings = holdings;
    this.evidence = holdings.evidence;
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
    if (this.#alphabetical) return this.#alphabetical;
    const all = this.#all();
    this.#alphabetical = this.#units.alphabetical().map((place) => all[place] as MapUnit);
    return this.#alphabetical;
  }

  get byKey(): ReadonlyMap<string, MapUnit> {
    this.#byKey ??= new Map(this.#all().map((unit) => [unit.key, unit]));
    return this.#byKey;
  }

  readonly unitsWhere: DayMap['unitsWhere'] = (wanted) => {
    const found: MapUnit[] = [];
    this.#areas().forEach((areas, place) => {
      if (wanted(this.#units.importanceOf(place), areas)) found.push(this.#unitAt(place));
    });
    return found;
  };

  readonly importanceBeside: DayMap['importanceBeside'] = ({ key, areas }) => {
    const { keyOf, importanceOf } = this.#units;
    const others = areas.flatMap((area) => this.#holdersOf(area)).filter((place) => keyOf(place) !== key);
    return Math.max(0, ...others.map(importanceOf));
  };

  get holders(): readonly (readonly string[])[] {
    this.#holders ??= Array.from(this.fills, (_, area) => this.#holdersOf(area).map(this.#units.keyOf));
    return this.#holders;
  }

  /** The units that hold an area, by their places. */
  #holdersOf(area: number): readonly number[] {
    const { starts, units } = this.#holdings;
    return units.slice(starts[area], starts[area + 1]);
  }

  /** The areas of the units, by their places. */
  #areas(): readonly (readonly number[])[] {
    if (this.#areasOf) return this.#areasOf;
    const { starts, units: places } = this.#holdings;
    const areasOf = new Array<number[]>(this.#units.count).fill(NO_AREAS);
    for (let area = 0; area + 1 < starts.length; area += 1)
      for (let index = starts[area] as number; index < (starts[area + 1] as number); index += 1) {
        const place = places[index] as number;
        areasOf[place] = withArea(areasOf[place] as number[], area);
      }
    this.#areasOf = areasOf;
    return areasOf;
  }

  /** The units with what the map shows of them, by their places. */
  #all(): readonly MapUnit[] {
    return this.#areas().map((_, place) => this.#unitAt(place));
  }

  #unitAt(place: number): MapUnit {
    const known = this.#made[place];
    if (known) return known;
    const areas = this.#areas()[place] ?? [];
    let weakest = 0;
    let alone = false;
    for (const area of areas) {
      weakest = Math.max(weakest, this.evidence[area] as number);
      alone ||= this.fills[area] === FILL.unit;
    }
    const unit = this.#units.at(place, {
      areas,
      sharedWith: areas.length === 0 || alone ? NO_UNITS : this.#partners(place, areas),
      evidence: (areas.length === 0 ? undefined : EVIDENCE[weakest]) ?? null,
    });
    this.#made[place] = unit;
    return unit;
  }

  #partners(place: number, areas: readonly number[]): readonly string[] {
    const others = new Set(areas.flatMap((area) => this.#holdersOf(area)));
    others.delete(place);
    return Array.from(others, this.#units.keyOf);
  }
}
