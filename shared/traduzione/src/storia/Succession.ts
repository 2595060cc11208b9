import { groupBy } from '../groupBy.ts';
import { type DayNumber, holdsOn } from './dayNumber.ts';
import type { Certainty, Passage } from './Storia.ts';

/** An unbroken time during which a unit was there. */
export interface Presence {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/** What the succession reads of a passage. */
export type Step = Pick<Passage, 'from' | 'to' | 'day' | 'kind' | 'certainty' | 'whole'>;

/** A unit that no step leads on from, or back from, with the day on which it ended or began. */
export interface LooseEnd {
  readonly unit: number;
  readonly day: DayNumber;
}

/** Where the territory of a unit is on another day. */
export interface Flow<S extends Step = Passage> {
  /** The units that hold it, with the least certainty on the way to each. */
  readonly targets: ReadonlyMap<number, Certainty>;
  /** The steps that lead there, oldest first. */
  readonly steps: readonly S[];
  /** The units that ended (or, going back in time, began) without a step that names the other unit. */
  readonly loose: readonly LooseEnd[];
  /** Every unit on the way, the first one included. */
  readonly units: ReadonlySet<number>;
}

/** A step of the lineage of a unit: negative generations lead to it, positive ones away from it. */
export interface StepOfLineage<S extends Step = Passage> {
  readonly step: S;
  readonly generation: number;
}

const SUREST: readonly Certainty[] = ['dichiarato', 'derivato', 'dedotto'];
const NONE: readonly never[] = [];

const weaker = (a: Certainty, b: Certainty): Certainty => (SUREST.indexOf(a) > SUREST.indexOf(b) ? a : b);

const byTime = (a: Step, b: Step): number => a.day - b.day || a.from - b.from || a.to - b.to;

/**
 * Which unit became which, of one level: the one reader of the passages of a history. It steps forward and back from a unit, follows its
 * territory from one day to another, and gives its lineage. It looks at nothing but the passages and the times at which units were there.
 */
export class Succession<S extends Step = Passage> {
  readonly #presences: (unit: number) => readonly Presence[];
  readonly #from: ReadonlyMap<number, readonly S[]>;
  readonly #to: ReadonlyMap<number, readonly S[]>;

  constructor(passages: readonly S[], presences: (unit: number) => readonly Presence[]) {
    this.#presences = presences;
    const steps = [...passages].sort(byTime);
    this.#from = groupBy(steps, ({ from }) => from);
    this.#to = groupBy(steps, ({ to }) => to);
  }

  /** The steps that lead away from a unit, in order of time. */
  stepsFrom = (unit: number): readonly S[] => this.#from.get(unit) ?? NONE;

  /** The steps that lead to a unit, in order of time. */
  stepsTo = (unit: number): readonly S[] => this.#to.get(unit) ?? NONE;

  isThere = (unit: number, day: DayNumber): boolean => this.#presences(unit).some((presence) => holdsOn(presence, day));
  begins = (unit: number, day: DayNumber): boolean => this.#presences(unit).some(({ from }) => from === day);
  ends = (unit: number, day: DayNumber): boolean => this.#presences(unit).some(({ to }) => to === day);

  /** The steps by which a unit that ends on a day passes wholly to others. */
  stepsAtEnd = (unit: number, day: DayNumber): readonly S[] => this.stepsFrom(unit).filter((step) => step.day === day && step.whole);

  /** The steps from which a unit that begins on a day was formed. */
  stepsAtStart = (unit: number, day: DayNumber): readonly S[] => this.stepsTo(unit).filter((step) => step.day === day);

  /**
   * Where a unit that is there on a day is on another one, earlier or later. A unit that is there on both is itself, also when it was
   * absent in between; else it is the units to which its last end before the other day leads, or going back those from which its first
   * beginning after that day comes.
   */
  flow(unit: number, day: DayNumber, other: DayNumber): Flow<S> {
    const targets = new Map<number, Certainty>();
    const units = new Set<number>();
    const steps = new Set<S>();
    const loose: LooseEnd[] = [];
    const forward = other > day;
    const walk = (here: number, since: DayNumber, certainty: Certainty): void => {
      if (units.has(here)) return;
      units.add(here);
      if (this.isThere(here, other)) {
        targets.set(here, certainty);
        return;
      }
      const turn = forward ? this.#lastEnd(here, since, other) : this.#firstStart(here, since, other);
      const next = forward ? this.stepsAtEnd(here, turn) : this.stepsAtStart(here, turn);
      if (next.length === 0) loose.push({ unit: here, day: turn });
      for (const step of next) {
        steps.add(step);
        walk(forward ? step.to : step.from, turn, weaker(certainty, step.certainty));
      }
    };
    walk(unit, day, 'dichiarato');
    return { targets, steps: [...steps].sort(byTime), loose, units };
  }

  /** The end of the unit's last presence before a day; where it was there for no day, the first step away from it. */
  #lastEnd(unit: number, since: DayNumber, until: DayNumber): DayNumber {
    const ends = this.#presences(unit).filter(({ to }) => to <= until && to > since);
    return ends.at(-1)?.to ?? this.stepsFrom(unit).find(({ day }) => day >= since)?.day ?? since;
  }

  /** The beginning of the unit's first presence after a day. */
  #firstStart(unit: number, since: DayNumber, after: DayNumber): DayNumber {
    const starts = this.#presences(unit).filter(({ from }) => from > after && from <= since);
    return starts[0]?.from ?? this.stepsTo(unit).findLast(({ day }) => day <= since)?.day ?? since;
  }

  /**
   * The steps back and on from a unit, up to a number of generations in each direction. A step back is not later than the step it leads
   * to, and a step on is not earlier: a unit that was founded again has only the lineage of the times that concern it. An exchange between
   * two that go on is no step of a lineage.
   */
  lineage(unit: number, generations: number): readonly StepOfLineage<S>[] {
    const walk = (back: boolean): StepOfLineage<S>[] => {
      const found: StepOfLineage<S>[] = [];
      let last = new Set(this.stepsOn(unit, back));
      for (let generation = 1; generation <= generations && last.size > 0; generation += 1) {
        for (const step of last) found.push({ step, generation: back ? -generation : generation });
        last = new Set([...last].flatMap((step) => this.stepsOn(back ? step.from : step.to, back, step.day)));
      }
      return found;
    };
    return [...walk(true), ...walk(false)];
  }

  /** The steps of a lineage that lead back from a unit, or on from it: from a day on in that direction, or all. */
  stepsOn = (unit: number, back: boolean, day?: DayNumber): readonly S[] =>
    (back ? this.stepsTo(unit) : this.stepsFrom(unit)).filter(
      (step) => step.kind !== 'CE' && (day === undefined || (back ? step.day <= day : step.day >= day)),
    );
}
