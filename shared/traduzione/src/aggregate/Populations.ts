import { holdsOn, isoDay } from '../storia/dayNumber.ts';
import { figuresBefore, figuresSince } from '../storia/figures.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Level } from '../storia/Storia.ts';
import type { Origin } from '../translate/Outcome.ts';

const NEVER = '9999-12-31';

/** The populations by which rates are weighted: of the last census before the day of a unit, or else of the first one after it. */
export class Populations {
  readonly #index: HistoryIndex;
  readonly #level: Level;
  readonly #known = new Map<string, number | null>();

  constructor(index: HistoryIndex, level: Level) {
    this.#index = index;
    this.#level = level;
  }

  /** Null where a municipality of the unit has no figure. */
  of({ unit, day }: Pick<Origin, 'unit' | 'day'>): number | null {
    const key = `${unit} ${day}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = this.#municipalities(unit, day).reduce<number | null>((sum, one) => {
      const population = this.#ofMunicipality(one, day);
      return sum === null || population === null ? null : sum + population;
    }, 0);
    const population = found === 0 ? null : found;
    this.#known.set(key, population);
    return population;
  }

  #ofMunicipality(unit: number, day: number): number | null {
    const sizes = this.#index.sizes.get(unit);
    const before = figuresBefore(sizes, isoDay(day), 'popolazione');
    if (before.size > 0) return before.get(Math.max(...before.keys())) ?? null;
    const since = figuresSince(sizes, isoDay(day), NEVER, 'popolazione');
    return since.size > 0 ? (since.get(Math.min(...since.keys())) ?? null) : null;
  }

  #municipalities(unit: number, day: number): number[] {
    if (this.#level === 'comune') return [unit];
    const { comune, uts } = this.#index;
    const upperOf = (parent: number | null) => (this.#level === 'uts' || parent === null ? parent : (uts.at(parent, day)?.parent ?? null));
    return comune.versions.filter((version) => holdsOn(version, day) && upperOf(version.parent) === unit).map((version) => version.unit);
  }
}
