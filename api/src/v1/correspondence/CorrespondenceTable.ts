import { type HistoryIndex, isoDay, type Link, parseDay } from '@territori/traduzione/storia';
import type { Day } from '../../dates/day.ts';
import { groupBy } from '../../territory/groupBy.ts';
import type { EditionModel } from '../model/EditionModel.ts';
import type { Change } from '../model/readChanges.ts';
import type { Livello } from '../schemas/values.ts';
import { type Between, type Correspondence, inverted, rowsOf, type Weight } from './Correspondence.ts';
import { figuresBefore, figuresSince, type Measure, type SizesOfUnits } from './figures.ts';
import type { Passages } from './Passages.ts';
import { sharesOf } from './sharesOf.ts';
import type { UpperBetween } from './upperLevels.ts';

/** What a table reads of the edition. */
export interface Facts {
  readonly model: EditionModel;
  readonly index: HistoryIndex;
  readonly changes: ReadonlyMap<number, readonly Change[]>;
  readonly sizes: SizesOfUnits;
}

const WHOLE: Weight = { share: 1, year: null };
const EXCHANGES: ReadonlySet<string> = new Set(['AQ', 'CE']);

const isUpper = (between: Between): between is UpperBetween => 'members' in between;

/** The correspondence of one level between two days: its rows, and for each row its weights and events. */
export class CorrespondenceTable {
  readonly rows: readonly Correspondence[];
  readonly #facts: Facts;
  readonly #between: Between;
  readonly #passages: Passages;
  readonly #forward: boolean;
  readonly #back: ReadonlyMap<number, ReadonlySet<number>>;
  /** The two days, the earlier one first. */
  readonly #first: Day;
  readonly #last: Day;

  /** @param forward false when the rows lead from the later day to the earlier one */
  constructor(livello: Livello, facts: Facts, between: Between, passages: Passages, forward: boolean) {
    this.#facts = facts;
    this.#between = between;
    this.#passages = passages;
    this.#forward = forward;
    this.#back = inverted(between.pairs);
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
    if (isUpper(between))
      return this.#forward ? this.#upperForward(between, from, to, measure) : this.#upperBackward(between, from, to, measure);
    return this.#forward ? this.#divided(from, to, measure) : this.#merged(from, to, measure);
  }

  /** What happened to the two units, and to those on the way, after the earlier day and up to the later one. */
  eventsOf({ livello, from, to }: Correspondence): readonly Change[] {
    const { changes } = this.#facts;
    const steps = livello === 'comune' && from !== null && to !== null ? this.#steps(from, to) : [];
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
  stepsOf = ({ livello, from, to }: Correspondence): readonly Link[] =>
    livello === 'comune' && from !== null && to !== null ? this.#steps(from, to) : [];

  #steps = (from: number, to: number): readonly Link[] =>
    this.#forward ? this.#passages.stepsBetween(from, to) : this.#passages.stepsBetween(to, from);

  #isWithin = ({ data, tipo }: Change): boolean => tipo !== null && data > this.#first && data <= this.#last;

  /** A municipality divided: the parts are measured where each is a whole municipality that came from it alone. */
  #divided(from: number, to: number, measure: Measure): Weight | null {
    const { pairs, lost } = this.#between;
    const { index, sizes, changes } = this.#facts;
    const parts = [...(pairs.get(from) ?? [])];
    if (lost.has(from) || parts.some((part) => this.#back.get(part)?.size !== 1)) return null;
    const isExchanged = (unit: number) =>
      changes.get(unit)?.some((change) => this.#isWithin(change) && EXCHANGES.has(change.tipo ?? '')) ?? false;
    if ([from, ...parts].some(isExchanged)) return null;
    const last = parts.flatMap((part) => this.#passages.stepsBetween(from, part).map(({ day }) => day)).sort((a, b) => b - a)[0];
    if (last === undefined) return null;
    return sharesOf(parts.map((part) => [part, figuresSince(index, sizes, part, isoDay(last), measure)]))?.get(to) ?? null;
  }

  /** A municipality made of several, seen backward: the parts are measured where each passed to it as a whole. */
  #merged(from: number, to: number, measure: Measure): Weight | null {
    const { pairs, lost, appeared } = this.#between;
    const parts = [...(this.#back.get(from) ?? [])];
    if (appeared.has(from) || parts.some((part) => pairs.get(part)?.size !== 1 || lost.has(part))) return null;
    const first = parts.flatMap((part) => this.#passages.stepsBetween(part, from).map(({ day }) => day)).sort((a, b) => a - b)[0];
    if (first === undefined) return null;
    const before = isoDay(first - 1);
    return sharesOf(parts.map((part) => [part, figuresBefore(this.#facts.sizes, part, before, measure)]))?.get(to) ?? null;
  }

  /** An upper unit of which parts passed to others: by its municipalities before the first change. */
  #upperForward({ members }: UpperBetween, from: number, to: number, measure: Measure): Weight | null {
    const passed = members.get(from);
    if (!passed) return null;
    const parts = [...passed].flatMap(([unit, municipalities]) => municipalities.map((one) => ({ unit, one })));
    return this.#shareOf(parts, to, this.#turn(from, [...passed.keys()]), measure);
  }

  /** The same seen backward: by the municipalities that came from each. */
  #upperBackward({ members }: UpperBetween, from: number, to: number, measure: Measure): Weight | null {
    const origins = [...members].filter(([, passed]) => passed.has(from));
    const parts = origins.flatMap(([unit, passed]) => (passed.get(from) ?? []).map((one) => ({ unit, one })));
    return this.#shareOf(parts, to, this.#turn(from, [...origins.map(([unit]) => unit)]), measure);
  }

  #shareOf(
    parts: readonly { readonly unit: number | null; readonly one: number }[],
    to: number,
    turn: Day,
    measure: Measure,
  ): Weight | null {
    // a municipality that is in several units cannot be counted for one
    const byUnit = groupBy(parts, ({ one }) => one);
    if ([...byUnit.values()].some((places) => places.length > 1)) return null;
    const shares = sharesOf(parts.map(({ one }) => [one, figuresBefore(this.#facts.sizes, one, turn, measure)]));
    if (!shares) return null;
    const own = parts.filter(({ unit }) => unit === to).flatMap(({ one }) => shares.get(one) ?? []);
    const [some] = own;
    return some ? { share: own.reduce((sum, { share }) => sum + share, 0), year: some.year } : null;
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
