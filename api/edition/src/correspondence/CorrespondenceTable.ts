import type { Day } from '@territori/history/dates/day';
import { joined } from '@territori/history/territory/intervals';
import {
  dayNumber,
  type HistoryIndex,
  isoDay,
  type Measure,
  MunicipalShares,
  OPEN,
  type Passage,
  type Passed,
  type Presence,
  type Sizes,
  type SuccessionBetween,
  upperShares,
  type Weight,
  WHOLE,
} from '@territori/traduzione/storia';
import type { Livello } from '@territori/wire/v1/values';
import type { Change } from '../model/readEvents.ts';
import type { States } from '../model/States.ts';
import type { Correspondence } from './Correspondence.ts';
import { correspondencesBetween } from './correspondencesBetween.ts';
import type { UnitsBetween } from './UnitsBetween.ts';
import type { UpperBetween } from './upperUnitsBetween.ts';

/** What a table reads of the edition. */
export interface Facts {
  readonly states: States;
  readonly index: HistoryIndex;
  readonly changes: ReadonlyMap<number, readonly Change[]>;
  readonly sizes: Sizes;
}

const NONE: readonly never[] = [];
const NOBODY: ReadonlySet<number> = new Set();

const isUpper = (between: UnitsBetween): between is UpperBetween => 'members' in between;

/** The correspondence of one level between two days: its rows, and for each row its weights and events. */
export class CorrespondenceTable {
  readonly rows: readonly Correspondence[];
  readonly #facts: Facts;
  readonly #between: UnitsBetween;
  readonly #passages: SuccessionBetween;
  readonly #forward: boolean;
  readonly #municipal: MunicipalShares;
  /** The shares of the parts of an upper unit, by measure and unit: null where a part has no figure. */
  readonly #upperShares = new Map<string, ReadonlyMap<number | null, Weight> | null>();
  /** The two days, the earlier one first. */
  readonly #first: Day;
  readonly #last: Day;

  /** @param forward false when the rows lead from the later day to the earlier one */
  constructor(livello: Livello, facts: Facts, between: UnitsBetween, passages: SuccessionBetween, forward: boolean) {
    this.#facts = facts;
    this.#between = between;
    this.#passages = passages;
    this.#forward = forward;
    [this.#first, this.#last] = [isoDay(passages.first), isoDay(passages.last)];
    const pairs = {
      targetsOf: (unit: number) => between.pairs.get(unit) ?? NOBODY,
      originsOf: (unit: number) => between.origins.get(unit) ?? NOBODY,
      isLost: (unit: number) => between.lost.has(unit),
      hasAppeared: (unit: number) => between.appeared.has(unit),
    };
    this.#municipal = new MunicipalShares(facts.index, passages, pairs, forward, facts.sizes);
    this.rows = correspondencesBetween(livello, between, forward);
  }

  /**
   * The share of the unit `from` that is in `to`: of its territory of the time, by the census nearest before the change, or for the parts
   * of a divided unit by the first census after it. Null where a part has no figure of its own.
   */
  weightOf({ from, to, relation }: Correspondence, measure: Measure): Weight | null {
    if (from === null || to === null) return null;
    if (relation === '1:1' || relation === 'n:1') return WHOLE;
    const between = this.#between;
    if (isUpper(between)) return this.#sharesOfUpper(between, from, measure)?.get(to) ?? null;
    return this.#municipal.of(from, measure)?.get(to) ?? null;
  }

  /** What happened to the two units, and to those on the way, after the earlier day and up to the later one. */
  eventsOf(pair: Correspondence): readonly Change[] {
    const { from, to } = pair;
    const { changes } = this.#facts;
    const steps = this.stepsOf(pair);
    // most units are on both days and met no other
    if (from !== null && from === to && steps.length === 0) return (changes.get(from) ?? NONE).filter(this.#isWithin);
    const units = new Set(
      [from, to, ...(from === to ? [] : steps.flatMap((step) => [step.from, step.to]))].filter((unit) => unit !== null),
    );
    const isNear = (change: Change) =>
      from === to || from === null || to === null || change.tipo === 'AP' || change.id_collegata === null || units.has(change.id_collegata);
    const own = [...units].flatMap((unit) => (changes.get(unit) ?? []).filter((change) => this.#isWithin(change) && isNear(change)));
    // the end of a unit that another took over is known by the unit that ended
    const others = steps.flatMap((step) =>
      (changes.get(step.from) ?? []).filter(
        (change) => change.data === isoDay(step.day) && change.id_collegata === step.to && change.tipo !== null,
      ),
    );
    return [...new Set([...own, ...others])].sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0));
  }

  /** The steps by which territory passed between the units of a row of municipalities. */
  stepsOf = ({ livello, from, to }: Correspondence): readonly Passage[] =>
    livello === 'comune' && from !== null && to !== null ? this.#steps(from, to) : NONE;

  #steps = (from: number, to: number): readonly Passage[] =>
    this.#forward ? this.#passages.stepsBetween(from, to) : this.#passages.stepsBetween(to, from);

  #isWithin = ({ data, tipo }: Change): boolean => tipo !== null && data > this.#first && data <= this.#last;

  /** The shares of an upper unit that passed to others or, backward, came from others: by its municipalities before the first change. */
  #sharesOfUpper({ members }: UpperBetween, unit: number, measure: Measure): ReadonlyMap<number | null, Weight> | null {
    const key = `${measure} ${unit}`;
    const known = this.#upperShares.get(key);
    if (known !== undefined) return known;
    const passed: readonly Passed[] = this.#forward
      ? [...(members.get(unit) ?? [])]
      : [...members].map(([other, own]): Passed => [other, own.get(unit) ?? NONE]).filter(([, own]) => own.length > 0);
    const { first, last } = this.#passages;
    const shares = upperShares(this.#facts.sizes, unit, passed, this.#presences, [first, last], measure);
    this.#upperShares.set(key, shares);
    return shares;
  }

  /** When a unit was there, as its states say. */
  #presences = (unit: number): Presence[] =>
    joined(this.#facts.states.ofUnit(unit)).map(({ from, to }) => ({
      from: dayNumber(from) ?? 0,
      to: to === null ? OPEN : (dayNumber(to) ?? 0),
    }));
}
