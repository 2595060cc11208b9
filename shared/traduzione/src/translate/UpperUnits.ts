import { type DayNumber, holdsOn } from '../storia/dayNumber.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { type Members, membersBetween } from '../storia/membersBetween.ts';
import { upperShares } from '../storia/SharesBetween.ts';
import type { Level, Weight } from '../storia/Storia.ts';
import { SuccessionBetween } from '../storia/SuccessionBetween.ts';
import type { Weighting } from './weights.ts';

/** The levels whose units consist of municipalities. */
export type UpperLevel = Exclude<Level, 'comune'>;

/** Where the territory of a province or region is on the other day. */
export interface Spread {
  /** Its municipalities by the unit that holds them on the other day; null where they lead nowhere. Those of the earlier day. */
  readonly parts: ReadonlyMap<number | null, readonly number[]>;
  /** True when a part of it leads nowhere, or comes from nowhere. */
  readonly unknown: boolean;
}

/** The province or region of a municipality on a day. */
function upperOf(index: HistoryIndex, level: UpperLevel, municipality: number, day: DayNumber): number | null {
  const province = index.comune.at(municipality, day)?.parent ?? null;
  return level === 'uts' || province === null ? province : (index.uts.at(province, day)?.parent ?? null);
}

function inverted(members: Members): Members {
  const inverse = new Map<number, Map<number | null, readonly number[]>>();
  for (const [from, passed] of members) {
    for (const [to, municipalities] of passed) {
      if (to === null) continue;
      const known = inverse.get(to) ?? new Map<number | null, readonly number[]>();
      inverse.set(to, known.set(from, municipalities));
    }
  }
  return inverse;
}

/** The provinces, or the regions, of two days beside each other, by their municipalities. `other` may be earlier than `day`. */
export class UpperUnits {
  readonly #index: HistoryIndex;
  readonly #there: Members;
  readonly #back: Members;
  /** The units of the last day with a municipality that comes from nowhere. */
  readonly #appeared = new Set<number>();
  readonly #forward: boolean;
  readonly #level: UpperLevel;
  readonly #days: readonly [DayNumber, DayNumber];

  constructor(index: HistoryIndex, level: UpperLevel, day: DayNumber, other: DayNumber) {
    const [first, last] = day <= other ? [day, other] : [other, day];
    this.#index = index;
    this.#forward = day <= other;
    this.#level = level;
    this.#days = [first, last];
    const between = new SuccessionBetween(index.succession.comune, index.comune, first, last);
    const parentOn = (on: DayNumber) => (municipality: number) => upperOf(index, level, municipality, on);
    const members = membersBetween(between, parentOn(first), parentOn(last));
    [this.#there, this.#back] = this.#forward ? [members, inverted(members)] : [inverted(members), members];
    const reached = new Set([...between.all().values()].flatMap((targets) => [...targets]));
    for (const version of index.comune.versions) {
      if (!holdsOn(version, last) || reached.has(version.unit)) continue;
      const upper = parentOn(last)(version.unit);
      if (upper !== null) this.#appeared.add(upper);
    }
  }

  /** Where a unit of `day` is on the other day. */
  spreadOf(unit: number): Spread {
    const parts = this.#there.get(unit) ?? new Map<number | null, readonly number[]>();
    return { parts, unknown: this.#forward ? parts.has(null) : this.#appeared.has(unit) };
  }

  /** True when the unit of the other day has territory of others than `unit`. */
  isFedByOthers = (target: number, unit: number): boolean =>
    [...(this.#back.get(target)?.keys() ?? [])].some((origin) => origin !== null && origin !== unit);

  /** The units of the first day whose territory one of the other day holds. */
  sourcesOf = (target: number): ReadonlySet<number> =>
    new Set([...(this.#back.get(target)?.keys() ?? [])].filter((origin) => origin !== null));

  /**
   * The share of each part of a unit, by the figures of its municipalities before the first change; what leads nowhere has a share of its
   * own. Null where a part comes from nowhere, a municipality is in several parts, or has no figure.
   */
  sharesOf(unit: number, weighting: Weighting): ReadonlyMap<number | null, Weight> | null {
    const { parts, unknown } = this.spreadOf(unit);
    if (unknown && !this.#forward) return null;
    const level = this.#index.level(this.#level);
    return upperShares(this.#index.sizes, unit, [...parts], (one) => level.presences(one), this.#days, weighting);
  }
}
