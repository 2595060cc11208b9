import { groupBy } from '../territory/groupBy.ts';
import { joined } from '../territory/intervals.ts';
import type { Certainty } from '../territory/model.ts';
import { covers, endOf, type Period } from '../territory/period.ts';
import type { MapChange, MapHistory, MapVersion } from './MapHistory.ts';

/** How it is known that a unit held a territory: a source says it, it was inferred from dated facts, or it is a guess. */
export type Evidence = 'dichiarato' | 'dedotto' | 'ipotizzato';

const WEAKEST: readonly Evidence[] = ['dichiarato', 'dedotto', 'ipotizzato'];
export const weaker = (a: Evidence, b: Evidence): Evidence => (WEAKEST.indexOf(a) > WEAKEST.indexOf(b) ? a : b);

const evidenceOf = (certainty: Certainty): Evidence => (certainty === 'dedotto' ? 'dedotto' : 'dichiarato');

/** A step of territory between two units on a day. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly day: string;
  readonly evidence: Evidence;
  /** True when the first unit ended in the step. */
  readonly whole: boolean;
}

/** Changes after which a neighbour may have another territory although its name and code stay. */
const TOUCHES: ReadonlySet<string | null> = new Set([null, 'AQ', 'CE', 'AQES', 'CECS']);

/** When more units than these are touched on one day, the day is that of a general reform and says nothing of one territory. */
const GENERAL_REFORM = 1000;

/**
 * When each municipality was there, and to which units its territory passed. It reads the history alone: the same
 * history gives the same steps.
 */
export class Succession {
  readonly #versions: ReadonlyMap<number, readonly MapVersion[]>;
  readonly #presences: ReadonlyMap<number, readonly Period[]>;
  readonly #stepsFrom: ReadonlyMap<number, readonly Step[]>;
  readonly #stepsTo: ReadonlyMap<number, readonly Step[]>;
  readonly #byCode: ReadonlyMap<string, readonly MapVersion[]>;
  readonly #touched = new Map<string, Set<number>>();
  readonly #annexed = new Set<string>();
  readonly #ceded = new Map<number, string>();

  /** Takes versions and changes of all levels, and uses those of the municipalities. */
  constructor(history: MapHistory) {
    const versions = history.versions.filter(({ level }) => level === 'comune');
    const changes = history.changes.filter(({ level }) => level === 'comune');
    this.#versions = groupBy(versions, ({ unitId }) => unitId);
    this.#byCode = groupBy(versions, ({ code }) => code);
    this.#presences = new Map([...this.#versions].map(([unit, held]) => [unit, joined(held)]));
    const steps = stepsOf(changes);
    this.#stepsFrom = groupBy(steps, ({ from }) => from);
    this.#stepsTo = groupBy(steps, ({ to }) => to);
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
  leading = (unit: number, day: string): readonly Step[] =>
    this.#stepsFrom.get(unit)?.filter((step) => step.day === day && step.whole) ?? [];

  /** The units from which a unit that begins on a day was formed. */
  origins = (unit: number, day: string): readonly Step[] => this.#stepsTo.get(unit)?.filter((step) => step.day === day) ?? [];

  /**
   * The units that hold the territory of a unit on a later day, with the weakest evidence on the way: itself when it is
   * there, also after it was absent; else the units to which its last end before that day leads. Empty where no source
   * names one.
   */
  holdersAfter(unit: number, since: string, day: string): ReadonlyMap<number, Evidence> {
    const holders = new Map<number, Evidence>();
    const seen = new Set<number>();
    const walk = (here: number, from: string, evidence: Evidence): void => {
      if (seen.has(here)) return;
      seen.add(here);
      if (this.isThere(here, day)) {
        holders.set(here, evidence);
        return;
      }
      const end = this.#lastEnd(here, from, day);
      for (const step of this.leading(here, end)) walk(step.to, end, weaker(evidence, step.evidence));
    };
    walk(unit, since, 'dichiarato');
    return holders;
  }

  /** The end of the last presence after one day and up to another; of a unit that was there for no day, its first step away. */
  #lastEnd(unit: number, since: string, until: string): string {
    const ends = this.presences(unit).filter((presence) => endOf(presence) <= until && endOf(presence) >= since);
    const last = ends.at(-1);
    return last ? endOf(last) : (this.#stepsFrom.get(unit)?.find(({ day }) => day >= since)?.day ?? since);
  }
}

/** The steps that the changes state or from which they were deduced, each once, the surest statement of it. */
function stepsOf(changes: readonly MapChange[]): Step[] {
  const ends = new Set(changes.flatMap(({ kind, unitId, date }) => (kind === 'ES' ? [`${unitId} ${date}`] : [])));
  const steps = new Map<string, Step>();
  for (const { kind, unitId, date, related } of changes) {
    if (related.is !== 'unit' || kind === null || !['ES', 'AQES', 'CS', 'CECS'].includes(kind)) continue;
    const [from, to] = kind === 'ES' || kind === 'CECS' ? [unitId, related.id] : [related.id, unitId];
    const whole = kind === 'ES' || kind === 'AQES' || ends.has(`${from} ${date}`);
    const key = `${from} ${to} ${date}`;
    const known = steps.get(key);
    const evidence = evidenceOf(related.certainty);
    if (!known || (whole && !known.whole) || (whole === known.whole && weaker(evidence, known.evidence) !== evidence))
      steps.set(key, { from, to, day: date, evidence, whole });
  }
  return [...steps.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}
