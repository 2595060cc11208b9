import { fold } from '../fold.ts';
import { readNameBetween } from '../nomi/nameBetween.ts';
import { type DayNumber, holdsOn, OPEN } from './dayNumber.ts';
import type { Version } from './Storia.ts';
import type { Presence } from './Succession.ts';

/** Rows by a key that some of them have. */
function groupRows<Key>(
  versions: readonly Version[],
  keysOf: (version: Version) => Iterable<Key | null>,
): ReadonlyMap<Key, readonly number[]> {
  const groups = new Map<Key, number[]>();
  for (let row = 0; row < versions.length; row += 1) {
    for (const key of keysOf(versions[row] as Version)) {
      if (key === null || key === '') continue;
      const group = groups.get(key);
      if (!group) groups.set(key, [row]);
      else if (group.at(-1) !== row) group.push(row);
    }
  }
  return groups;
}

/** The Italian names that a unit may have had during a version: two while no source dates the change from one to the other. */
export function italianNamesOf({ italianName }: Pick<Version, 'italianName'>): readonly string[] {
  const both = readNameBetween(italianName);
  return both ? [both.former, both.later] : [italianName];
}

/** The ways in which a name is written: in one language, in the other, in both in either order. */
export function formsOf(version: Version): string[] {
  const { name, italianName, otherName } = version;
  if (otherName === null) return [...new Set([name, ...italianNamesOf(version)].map(fold))];
  const [italian, other] = [fold(italianName), fold(otherName)];
  return [fold(name), italian, other, italian + other, other + italian];
}

/** The days on which versions begin or end, and for each version its first interval between them and the first after it. */
interface Intervals {
  readonly days: readonly DayNumber[];
  readonly start: Int32Array;
  readonly end: Int32Array;
}

function intervalsOf(versions: readonly Version[]): Intervals {
  const known = new Set<DayNumber>();
  for (const { from, to } of versions) {
    known.add(from);
    if (to !== OPEN) known.add(to);
  }
  const days = [...known].sort((a, b) => a - b);
  const places = new Map(days.map((day, place) => [day, place]));
  return {
    days,
    start: new Int32Array(versions.map(({ from }) => places.get(from) as number)),
    end: new Int32Array(versions.map(({ to }) => places.get(to) ?? days.length)),
  };
}

/** The versions of one level, to be looked up by code, name and day. A version is named by its place in `versions`. */
export class LevelIndex {
  readonly versions: readonly Version[];
  readonly #byUnit: ReadonlyMap<number, readonly number[]>;
  readonly #presences = new Map<number, readonly Presence[]>();
  readonly #lookups = new Map<string, ReadonlyMap<string, readonly number[]>>();
  #byParent: ReadonlyMap<number, readonly number[]> | undefined;
  /** Of the recognition of lists alone: made when it first asks. */
  #intervals: Intervals | undefined;

  constructor(versions: readonly Version[]) {
    this.versions = [...versions].sort((a, b) => a.unit - b.unit || a.from - b.from);
    this.#byUnit = groupRows(this.versions, ({ unit }) => [unit]);
  }

  #ofIntervals(): Intervals {
    this.#intervals ??= intervalsOf(this.versions);
    return this.#intervals;
  }

  /** Every day on which a version begins or ends, in order. Interval `k` lasts from `days[k]` to `days[k + 1]`, the last one is open. */
  get days(): readonly DayNumber[] {
    return this.#ofIntervals().days;
  }
  /** For each version the first interval in which it is in force. */
  get start(): Int32Array {
    return this.#ofIntervals().start;
  }
  /** For each version the first interval after it. */
  get end(): Int32Array {
    return this.#ofIntervals().end;
  }

  #lookup(name: string, keysOf: (version: Version) => Iterable<string | null>): ReadonlyMap<string, readonly number[]> {
    let lookup = this.#lookups.get(name);
    if (!lookup) {
      lookup = groupRows(this.versions, keysOf);
      this.#lookups.set(name, lookup);
    }
    return lookup;
  }

  get byCode() {
    return this.#lookup('code', ({ code }) => [code]);
  }
  get byCadastral() {
    return this.#lookup('cadastral', ({ cadastral }) => [cadastral]);
  }
  get byPlate() {
    return this.#lookup('plate', ({ plate }) => [plate]);
  }
  get byUtsCode() {
    return this.#lookup('utsCode', ({ utsCode }) => [utsCode]);
  }
  get byNuts() {
    return this.#lookup('nuts', ({ nuts }) => [nuts]);
  }
  /** By folded name, in every form of it. */
  get byName() {
    return this.#lookup('name', formsOf);
  }

  /** The versions of the units that belonged to a province or region at some time. */
  ofParent(parent: number): readonly number[] {
    this.#byParent ??= groupRows(this.versions, (version) => [version.parent]);
    return this.#byParent.get(parent) ?? [];
  }

  version = (row: number): Version => this.versions[row] as Version;

  /** The attributes of a unit on a day, undefined when it was not there. */
  at(unit: number, day: DayNumber): Version | undefined {
    for (const row of this.#byUnit.get(unit) ?? []) {
      const version = this.version(row);
      if (holdsOn(version, day)) return version;
    }
    return undefined;
  }

  /** The versions of a unit in their order. */
  ofUnit = (unit: number): Version[] => (this.#byUnit.get(unit) ?? []).map(this.version);

  /** When a unit was there. */
  presences(unit: number): readonly Presence[] {
    const known = this.#presences.get(unit);
    if (known) return known;
    const presences: { from: DayNumber; to: DayNumber }[] = [];
    for (const { from, to } of this.ofUnit(unit)) {
      const last = presences.at(-1);
      if (last && last.to >= from) last.to = Math.max(last.to, to);
      else presences.push({ from, to });
    }
    this.#presences.set(unit, presences);
    return presences;
  }

  /** The interval in which a day lies; -1 before the first. */
  intervalOf(day: DayNumber): number {
    const { days } = this;
    let [low, high] = [0, days.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((days[middle] as number) <= day) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
