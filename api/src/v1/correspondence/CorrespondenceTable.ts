import { type HistoryIndex, isoDay, type Passage, parseDay, type SuccessionBetween } from '@territori/traduzione/storia';
import type { Day } from '../../dates/day.ts';
import { figuresBefore, type Measure } from '../../territory/figures.ts';
import { sharesOf, type Weight, WHOLE } from '../../territory/sharesOf.ts';
import type { EditionModel } from '../model/EditionModel.ts';
import type { Change } from '../model/readChanges.ts';
import type { Livello } from '../schemas/values.ts';
import { type Between, type Correspondence, rowsOf } from './Correspondence.ts';
import { figuresOfTerritory, type SizesOfUnits } from './figures.ts';
import type { UpperBetween } from './upperLevels.ts';

/** What a table reads of the edition. */
export interface Facts {
  readonly model: EditionModel;
  readonly index: HistoryIndex;
  readonly changes: ReadonlyMap<number, readonly Change[]>;
  readonly sizes: SizesOfUnits;
}

const EXCHANGES: ReadonlySet<string> = new Set(['AQ', 'CE']);
const NONE: readonly never[] = [];

/** A unit, null where it leads nowhere, with the municipalities that passed to it or came from it. */
type Passed = readonly [number | null, readonly number[]];

const isUpper = (between: Between): between is UpperBetween => 'members' in between;

/** The correspondence of one level between two days: its rows, and for each row its weights and events. */
export class CorrespondenceTable {
  readonly rows: readonly Correspondence[];
  readonly #facts: Facts;
  readonly #between: Between;
  readonly #passages: SuccessionBetween;
  readonly #forward: boolean;
  /** The shares of the parts of an upper unit, by measure and unit: null where a part has no figure. */
  readonly #upperShares = new Map<string, ReadonlyMap<number | null, Weight> | null>();
  /** The two days, the earlier one first. */
  readonly #first: Day;
  readonly #last: Day;

  /** @param forward false when the rows lead from the later day to the earlier one */
  constructor(livello: Livello, facts: Facts, between: Between, passages: SuccessionBetween, forward: boolean) {
    this.#facts = facts;
    this.#between = between;
    this.#passages = passages;
    this.#forward = forward;
    [this.#first, this.#last] = [isoDay(passages.first), isoDay(passages.last)];
    this.rows = rowsOf(livello, between, forward);
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
    return this.#forward ? this.#divided(from, to, measure) : this.#merged(from, to, measure);
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

  /** A municipality divided: the parts are measured where each is a whole municipality that came from it alone. */
  #divided(from: number, to: number, measure: Measure): Weight | null {
    const { pairs, origins, lost } = this.#between;
    const { index, sizes, changes } = this.#facts;
    const parts = [...(pairs.get(from) ?? [])];
    if (lost.has(from) || parts.some((part) => origins.get(part)?.size !== 1)) return null;
    const isExchanged = (unit: number) =>
      changes.get(unit)?.some((change) => this.#isWithin(change) && EXCHANGES.has(change.tipo ?? '')) ?? false;
    if ([from, ...parts].some(isExchanged)) return null;
    const last = parts.flatMap((part) => this.#passages.stepsBetween(from, part).map(({ day }) => day)).sort((a, b) => b - a)[0];
    if (last === undefined) return null;
    return (
      sharesOf(
        parts.map((part) => [part, figuresOfTerritory(index, sizes, part, isoDay(last), measure)]),
        'earliest',
      )?.get(to) ?? null
    );
  }

  /** A municipality made of several, seen backward: the parts are measured where each passed to it as a whole. */
  #merged(from: number, to: number, measure: Measure): Weight | null {
    const { pairs, origins, lost, appeared } = this.#between;
    const parts = [...(origins.get(from) ?? [])];
    if (appeared.has(from) || parts.some((part) => pairs.get(part)?.size !== 1 || lost.has(part))) return null;
    const first = parts.flatMap((part) => this.#passages.stepsBetween(part, from).map(({ day }) => day)).sort((a, b) => a - b)[0];
    if (first === undefined) return null;
    const before = isoDay(first - 1);
    return (
      sharesOf(
        parts.map((part) => [part, figuresBefore(this.#facts.sizes.get(part), before, measure)]),
        'latest',
      )?.get(to) ?? null
    );
  }

  /** The shares of an upper unit that passed to others or, backward, came from others: by its municipalities before the first change. */
  #sharesOfUpper({ members }: UpperBetween, unit: number, measure: Measure): ReadonlyMap<number | null, Weight> | null {
    const key = `${measure} ${unit}`;
    const known = this.#upperShares.get(key);
    if (known !== undefined) return known;
    const passed: readonly Passed[] = this.#forward
      ? [...(members.get(unit) ?? [])]
      : [...members].map(([other, own]): Passed => [other, own.get(unit) ?? NONE]).filter(([, own]) => own.length > 0);
    const shares = this.#sharesByUnit(
      passed,
      this.#turn(
        unit,
        passed.map(([other]) => other),
      ),
      measure,
    );
    this.#upperShares.set(key, shares);
    return shares;
  }

  /** The shares of units by the municipalities of each; null when a municipality is in several or has no figure. */
  #sharesByUnit(passed: readonly Passed[], turn: Day, measure: Measure): ReadonlyMap<number | null, Weight> | null {
    const municipalities = passed.flatMap(([, own]) => own);
    if (new Set(municipalities).size !== municipalities.length) return null;
    const shares = sharesOf(
      municipalities.map((one) => [one, figuresBefore(this.#facts.sizes.get(one), turn, measure)]),
      'latest',
    );
    if (!shares) return null;
    return new Map(
      passed.flatMap(([other, own]) => {
        const [first, ...others] = own.flatMap((one) => shares.get(one) ?? []);
        return first ? [[other, { ...first, share: others.reduce((sum, { share }) => sum + share, first.share) }] as const] : [];
      }),
    );
  }

  /** The last day before the first end or beginning of one of these units between the two days. */
  #turn(unit: number, others: readonly (number | null)[]): Day {
    const turns = [unit, ...others].flatMap((one) =>
      one === null ? [] : this.#facts.model.ofUnit(one).flatMap(({ from, to }) => [from, ...(to === null ? [] : [to])]),
    );
    const edges = turns.filter((day) => day > this.#first && day <= this.#last && this.#isEdge(day, [unit, ...others]));
    const [first = this.#last] = edges.sort();
    return isoDay((parseDay(first) ?? 0) - 1);
  }

  /** True when one of the units is there on one side of a day only. */
  #isEdge = (day: Day, units: readonly (number | null)[]): boolean => {
    const before = isoDay((parseDay(day) ?? 0) - 1);
    const { model } = this.#facts;
    return units.some((unit) => unit !== null && (model.at(unit, before) === undefined) !== (model.at(unit, day) === undefined));
  };
}
