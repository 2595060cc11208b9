import type { Level } from './model.ts';

const DIGIT: Record<Level, number> = { comune: 1, uts: 2, regione: 3, ripartizione: 4 };

/**
 * Gives units numbers that do not depend on the edition: level, first code on six digits, ordinal among the units that
 * began with that code.
 */
export class UnitIds {
  readonly #given = new Map<string, number>();

  /** The number of a municipality that has no statistical code, from its cadastral one. */
  static ofCadastral(cadastral: string): number {
    return 50_000_000 + ((cadastral.codePointAt(0) ?? 0) * 1000 + Number(cadastral.slice(1))) * 10;
  }

  /** Ask in order of time for units that begin with one code. */
  next(level: Level, firstCode: string): number {
    const key = `${level} ${firstCode}`;
    const ordinal = this.#given.get(key) ?? 0;
    if (ordinal > 9) throw new RangeError(`More than ten units began with the code ${firstCode}`);
    this.#given.set(key, ordinal + 1);
    return DIGIT[level] * 10_000_000 + Number(firstCode) * 10 + ordinal;
  }
}
