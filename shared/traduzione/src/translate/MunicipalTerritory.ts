import type { DayNumber } from '../storia/dayNumber.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { MunicipalShares } from '../storia/SharesBetween.ts';
import type { Weight } from '../storia/Storia.ts';
import { SuccessionBetween } from '../storia/SuccessionBetween.ts';
import type { Weighting } from './weights.ts';

const NOBODY: ReadonlySet<number> = new Set();

/** In which municipalities of another day, earlier or later, the territory of those of a day is: as `/api/v1/corrispondenze` has it. */
export class MunicipalTerritory {
  readonly #index: HistoryIndex;
  readonly #between: SuccessionBetween;
  readonly #shares: MunicipalShares;
  readonly #forward: boolean;
  readonly #day: DayNumber;

  constructor(index: HistoryIndex, day: DayNumber, other: DayNumber) {
    this.#index = index;
    this.#day = day;
    this.#forward = other >= day;
    const [first, last] = this.#forward ? [day, other] : [other, day];
    const between = new SuccessionBetween(index.succession.comune, index.comune, first, last);
    this.#between = between;
    const pairs = {
      targetsOf: (unit: number) => between.targetsOf(unit),
      originsOf: (unit: number) => between.originsOf(unit),
      isLost: (unit: number) => between.lostFrom(unit).length > 0,
      hasAppeared: (unit: number) => between.originsOf(unit).size === 0,
    };
    this.#shares = new MunicipalShares(index, between, pairs, this.#forward);
  }

  /** False for most municipalities: no territory passed from or to them between the two days. */
  #hasPassages(unit: number): boolean {
    const { comune } = this.#index.succession;
    const { first, last } = this.#between;
    const isWithin = ({ day }: { readonly day: DayNumber }) => day > first && day <= last;
    return comune.stepsFrom(unit).some(isWithin) || comune.stepsTo(unit).some(isWithin);
  }

  /** The municipalities of the other day that hold a unit's territory. */
  partsOf = (unit: number): ReadonlySet<number> => (this.#forward ? this.#between.targetsOf(unit) : this.#between.originsOf(unit));

  /** The municipalities of the day whose territory one of the other day holds. */
  sourcesOf(unit: number): ReadonlySet<number> {
    const { succession } = this.#index;
    if (!this.#hasPassages(unit)) return succession.comune.isThere(unit, this.#day) ? new Set([unit]) : NOBODY;
    return this.#forward ? this.#between.originsOf(unit) : this.#between.targetsOf(unit);
  }

  /** True where a unit's territory is in several, or a part of it leads nowhere. */
  isSpread(unit: number): boolean {
    if (!this.#hasPassages(unit)) return false;
    return this.partsOf(unit).size + (this.#forward && this.#between.lostFrom(unit).length > 0 ? 1 : 0) > 1;
  }

  /** The share of each part of a unit that several hold; null where no source has the figures of every part. */
  sharesOf = (unit: number, weighting: Weighting): ReadonlyMap<number, Weight> | null => this.#shares.of(unit, weighting);
}
