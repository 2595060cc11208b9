import { type Day, holdsOn } from '../storia/day.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Link } from '../storia/Storia.ts';

/** Where the territory of a municipality is on another day. */
export interface Flow {
  /** The units that hold it, in order of code. */
  readonly targets: readonly number[];
  /** The steps that lead there, oldest first. */
  readonly steps: readonly Link[];
  /** The steps by which a unit was ceded to a foreign state, as unit and day. */
  readonly ceded: readonly { readonly unit: number; readonly day: Day }[];
  /** The units that ended (or, going back in time, began) without a source that names the other unit, with that day. */
  readonly unknown: readonly { readonly unit: number; readonly day: Day }[];
  /** Every unit on the way, the first one included. */
  readonly units: ReadonlySet<number>;
}

const ADDED: ReadonlySet<string> = new Set(['AQ', 'AQES']);
const GIVEN: ReadonlySet<string> = new Set(['CE', 'CECS']);

/** Follows municipalities through time, forward to where they went and backward to where they came from. */
export class Lineage {
  readonly #index: HistoryIndex;

  constructor(index: HistoryIndex) {
    this.#index = index;
  }

  isThere = (unit: number, day: Day): boolean => this.#index.comune.presences(unit).some((presence) => holdsOn(presence, day));

  /** Where a unit that is there on a day is on another one. A unit that is there on both is itself, also when it was absent in between. */
  flow(unit: number, day: Day, other: Day): Flow {
    const targets = new Set<number>();
    const units = new Set<number>();
    const steps = new Set<Link>();
    const ceded: { unit: number; day: Day }[] = [];
    const unknown: { unit: number; day: Day }[] = [];
    const walk = (here: number, since: Day): void => {
      if (units.has(here)) return;
      units.add(here);
      if (this.isThere(here, other)) {
        targets.add(here);
        return;
      }
      const turn = other > day ? this.#lastEnd(here, since, other) : this.#firstStart(here, since, other);
      const links = other > day ? this.#leading(here, turn) : this.#index.linksTo(here).filter((link) => link.day === turn);
      if (links.length === 0) {
        const isCeded = this.#index.facts(here).some((fact) => fact.kind === 'AS' && fact.day === turn);
        (isCeded ? ceded : unknown).push({ unit: here, day: turn });
      }
      for (const link of links) {
        steps.add(link);
        walk(other > day ? link.to : link.from, turn);
      }
    };
    walk(unit, day);
    const codeOf = (target: number) => this.#index.comune.at(target, other)?.code ?? '';
    return {
      targets: [...targets].sort((a, b) => (codeOf(a) < codeOf(b) ? -1 : 1)),
      steps: [...steps].sort((a, b) => a.day - b.day || a.from - b.from || a.to - b.to),
      ceded,
      unknown,
      units,
    };
  }

  /** The end of the unit's last presence before a day; where it was there for no day, the first step away from it. */
  #lastEnd(unit: number, since: Day, until: Day): Day {
    const ends = this.#index.comune.presences(unit).filter(({ to }) => to <= until && to > since);
    return ends.at(-1)?.to ?? this.#index.linksFrom(unit).find(({ day }) => day >= since)?.day ?? since;
  }

  /** The beginning of the unit's first presence after a day. */
  #firstStart(unit: number, since: Day, after: Day): Day {
    const starts = this.#index.comune.presences(unit).filter(({ from }) => from > after && from <= since);
    return starts[0]?.from ?? this.#index.linksTo(unit).findLast(({ day }) => day <= since)?.day ?? since;
  }

  /** The steps by which a unit that ends on a day passes wholly to others. */
  #leading = (unit: number, day: Day): Link[] => this.#index.linksFrom(unit).filter((link) => link.day === day && link.whole);

  #begins = (unit: number, day: Day) => this.#index.comune.presences(unit).some(({ from }) => from === day);
  #ends = (unit: number, day: Day) => this.#index.comune.presences(unit).some(({ to }) => to === day);

  /** True when a unit that goes on gave territory to one that is not among `aside`, after the first of two days and until the second. */
  gave(unit: number, [first, last]: readonly [Day, Day], aside: ReadonlySet<number> = new Set()): boolean {
    return (
      this.#index.facts(unit).some(({ kind, day }) => GIVEN.has(kind) && day > first && day <= last) ||
      this.#index.linksFrom(unit).some(({ day, to }) => day > first && day <= last && !aside.has(to) && !this.#ends(unit, day))
    );
  }

  /**
   * True when a unit that goes on took territory over from one that is not among `aside`, after the first of two days
   * and until the second.
   */
  took(unit: number, [first, last]: readonly [Day, Day], aside: ReadonlySet<number> = new Set()): boolean {
    return (
      this.#index.facts(unit).some(({ kind, day }) => ADDED.has(kind) && day > first && day <= last) ||
      this.#index.linksTo(unit).some(({ day, from }) => day > first && day <= last && !aside.has(from) && !this.#begins(unit, day))
    );
  }

  /** True when more than the units of `aside` lead into a unit between two days, also when it was founded by that. */
  gathers = (unit: number, [first, last]: readonly [Day, Day], aside: ReadonlySet<number>): boolean =>
    this.took(unit, [first, last], aside) ||
    this.#index.linksTo(unit).some(({ day, from }) => day > first && day <= last && !aside.has(from));

  /** True when a unit leads to more than the units of `aside` between two days, also when it ended by that. */
  spreads = (unit: number, [first, last]: readonly [Day, Day], aside: ReadonlySet<number>): boolean =>
    this.gave(unit, [first, last], aside) ||
    this.#index.linksFrom(unit).some(({ day, to }) => day > first && day <= last && !aside.has(to));
}
