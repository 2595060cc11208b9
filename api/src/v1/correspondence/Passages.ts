import { Lineage } from '@territori/traduzione';
import { type Day, type HistoryIndex, holdsOn, type Link } from '@territori/traduzione/storia';

const EMPTY: ReadonlySet<number> = new Set();
const NONE: readonly never[] = [];

/**
 * Which municipalities of a first day are which of a later one, by the territory that passed between them after the first day and up to
 * and including the last.
 *
 * A municipality that is there on both days is itself. One that ended is every unit to which the steps lead that took it over. A unit that
 * was founded with a part of one that goes on adds a pair (Trapani and Misiliscemi); an exchange of territory between two that go on adds
 * none.
 */
export class Passages {
  readonly first: Day;
  readonly last: Day;
  readonly #index: HistoryIndex;
  readonly #lineage: Lineage;
  readonly #targets = new Map<number, ReadonlySet<number>>();
  readonly #origins = new Map<number, ReadonlySet<number>>();
  readonly #founders = new Map<Link, ReadonlySet<number>>();
  #all: ReadonlyMap<number, ReadonlySet<number>> | undefined;

  constructor(index: HistoryIndex, first: Day, last: Day) {
    this.#index = index;
    this.#lineage = new Lineage(index);
    this.first = first;
    this.last = last;
  }

  /** The units of the last day that a unit of the first day is, wholly or in part. */
  targetsOf(unit: number): ReadonlySet<number> {
    const known = this.#targets.get(unit);
    if (known) return known;
    const targets = this.#goesOnAlone(unit) ? new Set([unit]) : this.#followed(unit);
    this.#targets.set(unit, targets);
    return targets;
  }

  /** True for most units: there on the last day, and no territory passed to another. */
  #goesOnAlone = (unit: number): boolean => this.#lineage.isThere(unit, this.last) && !this.#index.linksFrom(unit).some(this.#isWithin);

  #followed(unit: number): ReadonlySet<number> {
    const targets = new Set(this.#lineage.flow(unit, this.first, this.last).targets);
    for (const link of this.#partialSteps(this.#reached(unit, 'forward'))) {
      if (!this.#foundersOf(link).has(unit)) continue;
      for (const target of this.#lineage.flow(link.to, link.day, this.last).targets) targets.add(target);
    }
    return targets;
  }

  /** The units of the first day that are, wholly or in part, a unit of the last day. */
  originsOf(unit: number): ReadonlySet<number> {
    const known = this.#origins.get(unit);
    if (known) return known;
    const candidates = [...this.#reached(unit, 'backward')].filter((one) => this.#lineage.isThere(one, this.first));
    const origins = new Set(candidates.filter((one) => this.targetsOf(one).has(unit)));
    this.#origins.set(unit, origins);
    return origins;
  }

  /** The units that ended on the way from a unit of the first day and that no step leads away from, with the day. */
  lostFrom(unit: number): readonly { readonly unit: number; readonly day: Day }[] {
    if (this.#lineage.isThere(unit, this.last)) return NONE;
    const { ceded, unknown } = this.#lineage.flow(unit, this.first, this.last);
    return [...ceded, ...unknown];
  }

  /** The steps by which territory of a unit of the first day came to one of the last day, in order of time. */
  stepsBetween(unit: number, target: number): readonly Link[] {
    if (unit === target) {
      const [from, to] = [this.#index.linksFrom(unit), this.#index.linksTo(unit)];
      if (from.length === 0 && to.length === 0) return NONE;
      return [...new Set([...from, ...to].filter(this.#isWithin))].sort((a, b) => a.day - b.day);
    }
    const [from, to] = [this.#reached(unit, 'forward'), this.#reached(target, 'backward')];
    return [...from]
      .flatMap((one) => this.#index.linksFrom(one).filter((link) => this.#isWithin(link) && to.has(link.to)))
      .sort((a, b) => a.day - b.day || a.from - b.from || a.to - b.to);
  }

  /** Every unit of the first day with its targets. */
  all(): ReadonlyMap<number, ReadonlySet<number>> {
    this.#all ??= new Map(this.unitsOn(this.first).map((unit) => [unit, this.targetsOf(unit)]));
    return this.#all;
  }

  /** The municipalities that are there on a day. */
  unitsOn = (day: Day): number[] => this.#index.comune.versions.filter((version) => holdsOn(version, day)).map(({ unit }) => unit);

  #isWithin = ({ day }: Link): boolean => day > this.first && day <= this.last;

  #partialSteps = (units: ReadonlySet<number>): Link[] =>
    [...units].flatMap((unit) => this.#index.linksFrom(unit).filter((link) => !link.whole && this.#isWithin(link)));

  /** The units of the first day of whose territory a unit was when it gave a part away. */
  #foundersOf(link: Link): ReadonlySet<number> {
    const known = this.#founders.get(link);
    if (known) return known;
    const before = link.day - 1;
    const founders = this.#lineage.isThere(link.from, before) ? new Set(this.#lineage.flow(link.from, before, this.first).targets) : EMPTY;
    this.#founders.set(link, founders);
    return founders;
  }

  /** Every unit that steps within the days lead to, or backward lead from, the unit itself included. */
  #reached(unit: number, direction: 'forward' | 'backward'): ReadonlySet<number> {
    const reached = new Set([unit]);
    // a set is walked in the order of insertion, also over what is added meanwhile
    for (const one of reached) {
      const links = direction === 'forward' ? this.#index.linksFrom(one) : this.#index.linksTo(one);
      for (const link of links) if (this.#isWithin(link)) reached.add(direction === 'forward' ? link.to : link.from);
    }
    return reached;
  }
}
