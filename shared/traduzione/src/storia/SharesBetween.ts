import { type DayNumber, isoDay } from './dayNumber.ts';
import { type Figures, figuresBefore, figuresSince, type Measure } from './figures.ts';
import type { HistoryIndex } from './HistoryIndex.ts';
import type { Sizes, Weight } from './Storia.ts';
import type { Presence } from './Succession.ts';
import type { SuccessionBetween } from './SuccessionBetween.ts';
import { sharesOf } from './sharesOf.ts';

/** The pairs of municipalities of two days: which of the first are, wholly or in part, which of the last. */
export interface Pairs {
  readonly targetsOf: (unit: number) => ReadonlySet<number>;
  readonly originsOf: (unit: number) => ReadonlySet<number>;
  /** True for a unit of the first day that leads nowhere, wholly or in part. */
  readonly isLost: (unit: number) => boolean;
  /** True for a unit of the last day that comes from nowhere. */
  readonly hasAppeared: (unit: number) => boolean;
}

const EXCHANGES: ReadonlySet<string> = new Set(['AQ', 'CE']);
const TOUCHES: ReadonlySet<string> = new Set(['AQ', 'CE', 'AQES', 'CECS']);
const NEVER = '9999-12-31';

/** The figures of the territory that a municipality has had since a day: empty where it changed before it was counted. */
function figuresOfTerritory(
  { succession: { comune }, facts }: HistoryIndex,
  sizes: Sizes,
  unit: number,
  day: DayNumber,
  measure: Measure,
): Figures {
  const changed = [
    ...comune.stepsFrom(unit).map((step) => step.day),
    ...comune.stepsTo(unit).map((step) => step.day),
    ...facts(unit).flatMap((fact) => (TOUCHES.has(fact.kind) ? [fact.day] : [])),
  ].filter((one) => one > day);
  return figuresSince(sizes.get(unit), isoDay(day), changed.length === 0 ? NEVER : isoDay(Math.min(...changed)), measure);
}

/**
 * The shares of the parts of municipalities between two days: of a divided one by the first figures after the change, where each part is a
 * whole municipality that came from it alone; backward, of one made of several, by the last figures before the change, where each passed
 * to it as a whole.
 */
export class MunicipalShares {
  readonly #index: HistoryIndex;
  readonly #sizes: Sizes;
  readonly #passages: SuccessionBetween;
  readonly #pairs: Pairs;
  readonly #forward: boolean;

  /** @param forward false when the shares are those of units of the last day among units of the first */
  constructor(index: HistoryIndex, passages: SuccessionBetween, pairs: Pairs, forward: boolean, sizes: Sizes = index.sizes) {
    this.#index = index;
    this.#sizes = sizes;
    this.#passages = passages;
    this.#pairs = pairs;
    this.#forward = forward;
  }

  /** The share of each part of a unit that several hold; null where a part has no figure of its own. */
  of = (unit: number, measure: Measure): ReadonlyMap<number, Weight> | null =>
    this.#forward ? this.#divided(unit, measure) : this.#merged(unit, measure);

  #isExchanged = (unit: number): boolean =>
    this.#index.facts(unit).some(({ kind, day }) => EXCHANGES.has(kind) && day > this.#passages.first && day <= this.#passages.last);

  #divided(unit: number, measure: Measure): ReadonlyMap<number, Weight> | null {
    const { targetsOf, originsOf, isLost } = this.#pairs;
    const parts = [...targetsOf(unit)];
    if (isLost(unit) || parts.some((part) => originsOf(part).size !== 1)) return null;
    if ([unit, ...parts].some(this.#isExchanged)) return null;
    const days = parts.flatMap((part) => this.#passages.stepsBetween(unit, part).map(({ day }) => day));
    if (days.length === 0) return null;
    const last = Math.max(...days);
    return sharesOf(
      parts.map((part) => [part, figuresOfTerritory(this.#index, this.#sizes, part, last, measure)]),
      'earliest',
    );
  }

  #merged(unit: number, measure: Measure): ReadonlyMap<number, Weight> | null {
    const { targetsOf, originsOf, isLost, hasAppeared } = this.#pairs;
    const parts = [...originsOf(unit)];
    if (hasAppeared(unit) || parts.some((part) => targetsOf(part).size !== 1 || isLost(part))) return null;
    const days = parts.flatMap((part) => this.#passages.stepsBetween(part, unit).map(({ day }) => day));
    if (days.length === 0) return null;
    const before = isoDay(Math.min(...days) - 1);
    return sharesOf(
      parts.map((part) => [part, figuresBefore(this.#sizes.get(part), before, measure)]),
      'latest',
    );
  }
}

/** A unit of the other day, null where it leads nowhere, with the municipalities that passed to it or came from it. */
export type Passed = readonly [number | null, readonly number[]];

/** The last day before the first end or beginning of one of these units between two days. */
function dayBeforeTurn(
  units: readonly number[],
  presences: (unit: number) => readonly Presence[],
  first: DayNumber,
  last: DayNumber,
): DayNumber {
  const turns = units.flatMap((unit) => presences(unit).flatMap(({ from, to }) => [from, to])).filter((day) => day > first && day <= last);
  return (turns.length === 0 ? last : Math.min(...turns)) - 1;
}

/**
 * The shares of a province, region or division by the municipalities that passed to each unit of the other day, with the last figures of
 * all of them before the first of these units ended or began. Null where a municipality is in several or has no figure.
 * @param presences when a unit of the level was there
 */
export function upperShares(
  sizes: Sizes,
  unit: number,
  passed: readonly Passed[],
  presences: (unit: number) => readonly Presence[],
  [first, last]: readonly [DayNumber, DayNumber],
  measure: Measure,
): ReadonlyMap<number | null, Weight> | null {
  const municipalities = passed.flatMap(([, own]) => own);
  if (new Set(municipalities).size !== municipalities.length) return null;
  const units = [unit, ...passed.flatMap(([other]) => other ?? [])];
  const before = isoDay(dayBeforeTurn(units, presences, first, last));
  const shares = sharesOf(
    municipalities.map((one) => [one, figuresBefore(sizes.get(one), before, measure)]),
    'latest',
  );
  if (!shares) return null;
  return new Map(
    passed.flatMap(([other, own]) => {
      const [head, ...others] = own.flatMap((one) => shares.get(one) ?? []);
      return head ? [[other, { ...head, share: others.reduce((sum, { share }) => sum + share, head.share) }] as const] : [];
    }),
  );
}
