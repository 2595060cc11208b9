import { type DayNumber, holdsOn } from './dayNumber.ts';
import type { LevelIndex } from './LevelIndex.ts';
import type { Passage } from './Storia.ts';
import type { LooseEnd, Succession } from './Succession.ts';

const EMPTY: ReadonlySet<number> = new Set();
const NONE: readonly never[] = [];

/**
 * Which municipalities of a first day are which of a later one, by the territory that passed between them after the first day and up to
 * and including the last.
 *
 * A municipality that is there on both days is itself. One that ended is each unit to which its steps lead. A unit that was founded with a
 * part of one that goes on adds a pair (Trapani and Misiliscemi); an exchange of territory between two that go on adds none.
 */
export class SuccessionBetween {
  readonly first: DayNumber;
  readonly last: DayNumber;
  readonly #succession: Succession;
  readonly #level: LevelIndex;
  readonly #targets = new Map<number, ReadonlySet<number>>();
  readonly #origins = new Map<number, ReadonlySet<number>>();
  readonly #founders = new Map<Passage, ReadonlySet<number>>();
  #all: ReadonlyMap<number, ReadonlySet<number>> | undefined;

  constructor(succession: Succession, level: LevelIndex, first: DayNumber, last: DayNumber) {
    this.#succession = succession;
    this.#level = level;
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
  #goesOnAlone = (unit: number): boolean =>
    this.#succession.isThere(unit, this.last) && !this.#succession.stepsFrom(unit).some(this.#isWithin);

  #followed(unit: number): ReadonlySet<number> {
    const targets = new Set(this.#succession.flow(unit, this.first, this.last).targets.keys());
    for (const step of this.#partialSteps(this.#reached(unit, 'forward'))) {
      if (!this.#foundersOf(step).has(unit)) continue;
      for (const target of this.#succession.flow(step.to, step.day, this.last).targets.keys()) targets.add(target);
    }
    return targets;
  }

  /** The units of the first day that are, wholly or in part, a unit of the last day. */
  originsOf(unit: number): ReadonlySet<number> {
    const known = this.#origins.get(unit);
    if (known) return known;
    const candidates = [...this.#reached(unit, 'backward')].filter((one) => this.#succession.isThere(one, this.first));
    const origins = new Set(candidates.filter((one) => this.targetsOf(one).has(unit)));
    this.#origins.set(unit, origins);
    return origins;
  }

  /** The units that ended on the way from a unit of the first day and that no step leads away from, with the day. */
  lostFrom(unit: number): readonly LooseEnd[] {
    if (this.#succession.isThere(unit, this.last)) return NONE;
    return this.#succession.flow(unit, this.first, this.last).loose;
  }

  /** The steps by which territory of a unit of the first day came to one of the last day, in order of time. */
  stepsBetween(unit: number, target: number): readonly Passage[] {
    if (unit === target) {
      const [from, to] = [this.#succession.stepsFrom(unit), this.#succession.stepsTo(unit)];
      if (from.length === 0 && to.length === 0) return NONE;
      return [...new Set([...from, ...to].filter(this.#isWithin))].sort((a, b) => a.day - b.day);
    }
    const [from, to] = [this.#reached(unit, 'forward'), this.#reached(target, 'backward')];
    return [...from]
      .flatMap((one) => this.#succession.stepsFrom(one).filter((step) => this.#isWithin(step) && to.has(step.to)))
      .sort((a, b) => a.day - b.day || a.from - b.from || a.to - b.to);
  }

  /** Every unit of the first day with its targets. */
  all(): ReadonlyMap<number, ReadonlySet<number>> {
    this.#all ??= new Map(this.unitsOn(this.first).map((unit) => [unit, this.targetsOf(unit)]));
    return this.#all;
  }

  /** The units that are there on a day. */
  unitsOn = (day: DayNumber): number[] => this.#level.versions.filter((version) => holdsOn(version, day)).map(({ unit }) => unit);

  #isWithin = ({ day }: Passage): boolean => day > this.first && day <= this.last;

  #partialSteps = (units: ReadonlySet<number>): Passage[] =>
    [...units].flatMap((unit) => this.#succession.stepsFrom(unit).filter((step) => !step.whole && this.#isWithin(step)));

  /** The units of the first day of whose territory a unit was when it gave a part away. */
  #foundersOf(step: Passage): ReadonlySet<number> {
    const known = this.#founders.get(step);
    if (known) return known;
    const before = step.day - 1;
    const founders = this.#succession.isThere(step.from, before)
      ? new Set(this.#succession.flow(step.from, before, this.first).targets.keys())
      : EMPTY;
    this.#founders.set(step, founders);
    return founders;
  }

  /** Every unit that steps within the days lead to, or backward lead from, the unit itself included. */
  #reached(unit: number, direction: 'forward' | 'backward'): ReadonlySet<number> {
    const reached = new Set([unit]);
    // a set is walked in the order of insertion, also over what is added meanwhile
    for (const one of reached) {
      const steps = direction === 'forward' ? this.#succession.stepsFrom(one) : this.#succession.stepsTo(one);
      for (const step of steps) if (this.#isWithin(step)) reached.add(direction === 'forward' ? step.to : step.from);
    }
    return reached;
  }
}
