import { joined } from '@territori/history/territory/intervals';
import { successionOf } from '@territori/history/territory/passages/successionOf';
import { covers, type Period } from '@territori/history/territory/period';
import { groupBy } from '@territori/traduzione/groupBy';
import { dayNumbers, type Step, type Succession } from '@territori/traduzione/storia';
import { type Evidence, evidenceOf } from './Evidence.ts';
import type { MapHistory, MapVersion } from './MapHistory.ts';

/** A unit at the other end of a step of territory, and how the step is known. */
export interface OtherUnit {
  readonly unit: number;
  readonly evidence: Evidence;
}

/** Changes after which a neighbour may have another territory although its name and code stay. */
const TOUCHES: ReadonlySet<string | null> = new Set([null, 'AQ', 'CE', 'AQES', 'CECS']);

/** When more units than these are touched on one day, the day is that of a general reform and says nothing of one territory. */
const GENERAL_REFORM = 1000;

/**
 * When each municipality was there, and to which units its territory passed. It reads the history alone: the same
 * history gives the same steps.
 */
export class MunicipalSuccession {
  readonly #versions: ReadonlyMap<number, readonly MapVersion[]>;
  readonly #presences: ReadonlyMap<number, readonly Period[]>;
  readonly #byCode: ReadonlyMap<string, readonly MapVersion[]>;
  readonly #succession: Succession<Step>;
  readonly #dayOf = dayNumbers();
  readonly #touched = new Map<string, Set<number>>();
  readonly #annexed = new Set<string>();
  readonly #ceded = new Map<number, string>();

  /** Takes versions, changes and passages of all levels, and uses those of the municipalities. */
  constructor(history: MapHistory) {
    const versions = history.versions.filter(({ level }) => level === 'comune');
    const changes = history.changes.filter(({ level }) => level === 'comune');
    this.#versions = groupBy(versions, ({ unitId }) => unitId);
    this.#byCode = groupBy(versions, ({ code }) => code);
    this.#presences = new Map([...this.#versions].map(([unit, held]) => [unit, joined(held)]));
    this.#succession = successionOf('comune', versions, history.passages).succession;
    for (const { unitId, date, kind, related } of changes) {
      if (TOUCHES.has(kind)) this.#touched.set(date, (this.#touched.get(date) ?? new Set()).add(unitId));
      if (kind === 'PV') this.#annexed.add(`${unitId} ${date}`);
      if (kind === 'AS' || (kind === 'ES' && related.is === 'abroad')) this.#ceded.set(unitId, date);
    }
    for (const [day, units] of this.#touched) if (units.size > GENERAL_REFORM) this.#touched.delete(day);
  }

  get units(): Iterable<number> {
    return this.#presences.keys();
  }

  presences = (unit: number): readonly Period[] => this.#presences.get(unit) ?? [];
  versions = (unit: number): readonly MapVersion[] => this.#versions.get(unit) ?? [];
  isThere = (unit: number, day: string): boolean => this.presences(unit).some((presence) => covers(presence, day));
  versionAt = (unit: number, day: string): MapVersion | undefined => this.versions(unit).find((version) => covers(version, day));
  unitWithCode = (code: string, day: string): number | undefined => this.#byCode.get(code)?.find((version) => covers(version, day))?.unitId;
  isTouched = (unit: number, day: string): boolean => this.#touched.get(day)?.has(unit) ?? false;
  /** Whether the territory of a unit became Italian on the day on which the unit begins. */
  isAnnexed = (unit: number, day: string): boolean => this.#annexed.has(`${unit} ${day}`);
  /** The day on which the unit was ceded to a foreign state; undefined when it never was. */
  cededOn = (unit: number): string | undefined => this.#ceded.get(unit);

  /** The units to which a unit that ends on a day passes wholly. */
  leading = (unit: number, day: string): readonly OtherUnit[] =>
    this.#succession.stepsAtEnd(unit, this.#dayOf(day)).map(({ to, certainty }) => ({ unit: to, evidence: evidenceOf(certainty) }));

  /** The units from which a unit that begins on a day was formed. */
  origins = (unit: number, day: string): readonly OtherUnit[] =>
    this.#succession.stepsAtStart(unit, this.#dayOf(day)).map(({ from, certainty }) => ({ unit: from, evidence: evidenceOf(certainty) }));

  /**
   * The units that hold the territory of a unit on a later day, with the weakest evidence on the way: itself when it is
   * there, also after it was absent; else the units to which its last end before that day leads. Empty where no source
   * names one.
   */
  holdersAfter(unit: number, since: string, day: string): ReadonlyMap<number, Evidence> {
    const { targets } = this.#succession.flow(unit, this.#dayOf(since), this.#dayOf(day));
    return new Map([...targets].map(([holder, certainty]) => [holder, evidenceOf(certainty)]));
  }
}
