import { groupBy } from '@territori/traduzione/groupBy';
import { joined } from './intervals.ts';
import type { Version } from './model.ts';
import { covers, endOf, type Period } from './period.ts';

/** The versions of one level, found by code and day and by unit. */
export class Timeline {
  readonly versions: readonly Version[];
  readonly #byCode: Map<string, Version[]>;
  readonly byUnit: Map<number, Version[]>;

  /** Takes the versions of each unit in order of time. */
  constructor(versions: readonly Version[]) {
    this.versions = versions;
    this.#byCode = groupBy(versions, (version) => version.code);
    this.byUnit = groupBy(versions, (version) => version.unitId);
  }

  /** The version that has the code on a day. */
  at(code: string, date: string): Version | undefined {
    return this.#byCode.get(code)?.find((version) => covers(version, date));
  }

  /** The last version that had the code, on whatever day. */
  latest(code: string): Version | undefined {
    return this.#byCode.get(code)?.reduce((a, b) => (endOf(a) >= endOf(b) ? a : b));
  }

  /** The stretch around a day in which a unit keeps a code without interruption. */
  tenure(unitId: number, code: string, date: string): Period | undefined {
    const held = (this.byUnit.get(unitId) ?? []).filter((version) => version.code === code);
    return joined(held).find((period) => covers(period, date));
  }

  /** The first day from which all the codes are in force together and stay so, as far as known; null when one never was. */
  sinceAllHold(codes: readonly string[]): string | null {
    let since: string | null = null;
    for (const code of codes) {
      const life = joined(this.#byCode.get(code) ?? []).at(-1);
      if (!life) return null;
      if (since === null || life.from > since) since = life.from;
    }
    return since;
  }

  /** The last day, not after the given one, on which any unit changed. */
  lastChangeUpTo(date: string): string {
    let last = '';
    for (const version of this.versions) {
      if (version.from <= date && version.from > last) last = version.from;
      if (version.to !== null && version.to <= date && version.to > last) last = version.to;
    }
    return last;
  }
}
