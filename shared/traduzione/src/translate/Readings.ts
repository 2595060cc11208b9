import type { Kind } from '../recognise/Kind.ts';
import { KINDS } from '../recognise/kinds.ts';
import { type DayNumber, holdsOn, isoDay, type Period } from '../storia/dayNumber.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { NO_OUTCOME, type Outcome, type OutcomeKind, type Reading, type Target } from './Outcome.ts';
import { Translator } from './Translator.ts';
import type { Weighting } from './weights.ts';

/** Outcomes of a unit that is there on both days. */
const STAYED: ReadonlySet<OutcomeKind> = new Set(['invariata', 'rinominata', 'ricodificata']);

const sortOf = ({ outcome }: Outcome) => (STAYED.has(outcome) ? 'invariata' : outcome);
const targetsOf = ({ target, candidates }: Outcome): readonly Target[] => (target ? [target] : candidates);
const unitsOf = (outcome: Outcome): string =>
  targetsOf(outcome)
    .map(({ unit }) => unit)
    .sort((a, b) => a - b)
    .join();

/**
 * True when two readings of a value lead to the same units in the same way. A change of name or code between them does not matter, nor that
 * the value was not in force on one of the days.
 */
function comeToTheSame(a: Outcome, b: Outcome): boolean {
  if (unitsOf(a) !== unitsOf(b)) return false;
  return sortOf(a) === sortOf(b) || a.outcome === 'fuori_epoca' || b.outcome === 'fuori_epoca';
}

/** A time from which a list may come, and what its values become if it does. */
interface Time {
  readonly period: Period;
  readonly translator: Translator;
}

/** Reads values at each of several times of which their list may be. */
export class Readings {
  readonly #index: HistoryIndex;
  readonly #kind: Kind;
  readonly #times: readonly Time[];

  /** @param periods the times, the newest first */
  constructor(index: HistoryIndex, kind: Kind, periods: readonly Period[], day: DayNumber, weighting: Weighting) {
    this.#index = index;
    this.#kind = kind;
    this.#times = periods.map((period) => ({
      period,
      translator: new Translator(index, kind, period.from, day, weighting, period.to),
    }));
  }

  /** What a value is when its time has to be chosen; null where it comes to the same at every time. */
  of(rows: readonly number[]): Outcome | null {
    const { version } = this.#index.level(KINDS[this.#kind].level);
    if (this.#times.length < 2 || rows.length < 2) return null;
    const outcomes = this.#times.map(({ translator }) => translator.translate(rows));
    const [first] = outcomes as [Outcome];
    if (outcomes.every((outcome) => comeToTheSame(first, outcome))) return null;
    // at one of the times several units bore the name: a day would not settle it
    const shared = outcomes.find(({ namedOn }) => namedOn !== null);
    if (shared) return shared;
    const readings = outcomes.map((outcome, place): Reading => {
      const { period } = this.#times[place] as Time;
      const here = rows.map(version).find((one) => holdsOn(one, period.from));
      return {
        from: isoDay(period.from),
        code: here?.code ?? '',
        name: here?.name ?? '',
        outcome: outcome.outcome,
        targets: targetsOf(outcome),
      };
    });
    const targets = new Map(readings.flatMap((reading) => reading.targets.map((target) => [target.unit, { ...target, weight: null }])));
    return {
      ...NO_OUTCOME,
      outcome: 'ambigua',
      candidates: [...targets.values()],
      notices: ['dipende_dalla_data'],
      readings,
    };
  }
}
