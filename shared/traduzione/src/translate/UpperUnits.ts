import { type Day, holdsOn } from '../storia/day.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { type Members, membersBetween } from '../storia/membersBetween.ts';
import type { Level } from '../storia/Storia.ts';
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
function upperOf(index: HistoryIndex, level: UpperLevel, municipality: number, day: Day): number | null {
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

  constructor(index: HistoryIndex, level: UpperLevel, day: Day, other: Day) {
    const [first, last] = day <= other ? [day, other] : [other, day];
    this.#index = index;
    this.#forward = day <= other;
    const between = new SuccessionBetween(index.succession.comune, index.comune, first, last);
    const parentOn = (on: Day) => (municipality: number) => upperOf(index, level, municipality, on);
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

  /**
   * The share of each part of a unit, by the latest known sizes of its municipalities. Null where a part leads nowhere, a municipality is
   * in several parts, or a size is not known.
   */
  sharesOf(unit: number, weighting: Weighting): ReadonlyMap<number, number> | null {
    const { parts, unknown } = this.spreadOf(unit);
    const municipalities = [...parts.values()].flat();
    if (unknown || new Set(municipalities).size < municipalities.length) return null;
    const sizeOf = (one: number): number => {
      const size = this.#index.sizes.get(one);
      return (weighting === 'popolazione' ? size?.population : size?.area) ?? Number.NaN;
    };
    const sums = [...parts].flatMap(([upper, own]) =>
      upper === null ? [] : [[upper, own.reduce((sum, one) => sum + sizeOf(one), 0)] as const],
    );
    const total = sums.reduce((sum, [, size]) => sum + size, 0);
    return total > 0 ? new Map(sums.map(([upper, size]) => [upper, size / total])) : null;
  }
}
