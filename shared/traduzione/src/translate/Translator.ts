import type { Kind } from '../recognise/Kind.ts';
import { KINDS } from '../recognise/kinds.ts';
import { type DayNumber, holdsOn, isoDay, OPEN } from '../storia/dayNumber.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Level, Version } from '../storia/Storia.ts';
import { MunicipalTerritory } from './MunicipalTerritory.ts';
import { municipalityAt } from './municipalityAt.ts';
import { NO_OUTCOME, type Outcome } from './Outcome.ts';
import { type UpperLevel, UpperUnits } from './UpperUnits.ts';
import { type Followed, upperUnitAt } from './upperUnitAt.ts';
import type { Weighting } from './weights.ts';

/** The day on which the values were in force: one day for all, or for each value its last one. */
export type SourceDay = DayNumber | 'ultimo';

/** Translates values of one kind to one day, and remembers what became of each. */
export class Translator {
  readonly #index: HistoryIndex;
  readonly #level: Level;
  readonly #kind: Kind;
  readonly #weighting: Weighting;
  readonly #until: DayNumber | null;
  readonly #known = new Map<string, Outcome>();
  readonly #upperUnits = new Map<DayNumber, UpperUnits>();
  readonly #territories = new Map<DayNumber, MunicipalTerritory>();
  /** The day of the values and the day asked; a day outside the history is its first or last one. */
  readonly source: SourceDay;
  readonly day: DayNumber;

  /**
   * @param until the end of the time of which the values are, where the source day is the first of several on which they were in force
   */
  constructor(
    index: HistoryIndex,
    kind: Kind,
    source: SourceDay,
    day: DayNumber,
    weighting: Weighting = 'popolazione',
    until: DayNumber | null = null,
  ) {
    this.#index = index;
    this.#kind = kind;
    this.#level = KINDS[kind].level;
    const within = (asked: DayNumber) => Math.max(index.since, Math.min(asked, index.updatedTo));
    this.source = source === 'ultimo' ? source : within(source);
    this.#weighting = weighting;
    this.#until = until;
    this.day = within(day);
  }

  /** What became of a value, by the versions that bear it. */
  translate(versions: readonly number[]): Outcome {
    const key = versions.join();
    const known = this.#known.get(key);
    if (known) return known;
    const outcome = this.#translate(versions);
    this.#known.set(key, outcome);
    return outcome;
  }

  #translate(rows: readonly number[]): Outcome {
    if (rows.length === 0) return { ...NO_OUTCOME, outcome: 'sconosciuta' };
    const level = this.#index.level(this.#level);
    const versions = rows.map(level.version);
    const source = this.source === 'ultimo' ? lastDay(versions, this.#index.updatedTo) : this.source;
    const day = nearestDay(versions, source);
    const [unit] = unitsAt(versions, day);
    if (unit === undefined) return { ...NO_OUTCOME, outcome: 'sconosciuta' };
    const shared = this.#sharedDay(versions, day);
    if (shared !== undefined) return this.#ambiguous(unitsAt(versions, shared), shared);
    const found =
      this.#level === 'comune'
        ? municipalityAt(this.#index, this.#territory(day), unit, day, this.day, this.#weighting)
        : upperUnitAt(this.#followed(this.#level, day), unit, this.#codeOf);
    const here = level.at(unit, day) as Version;
    const outcome = { ...found, origin: { unit, code: this.#codeOf(here), name: here.name, day } };
    return day === source ? outcome : { ...outcome, outcome: 'fuori_epoca', translatedFrom: isoDay(day) };
  }

  /** The units of the source day whose territory a unit of the day asked holds; null where each value has its own day. */
  sourcesOf(unit: number): ReadonlySet<number> | null {
    if (this.source === 'ultimo') return null;
    if (this.#level === 'comune') return this.#territory(this.source).sourcesOf(unit);
    return this.#followed(this.#level, this.source).units.sourcesOf(unit);
  }

  /** The municipalities between a day and the day asked: made once for all values of the day. */
  #territory(day: DayNumber): MunicipalTerritory {
    const territory = this.#territories.get(day) ?? new MunicipalTerritory(this.#index, day, this.day);
    this.#territories.set(day, territory);
    return territory;
  }

  /** The units of a level between a day and the day asked: made once for all values of the day. */
  #followed(level: UpperLevel, day: DayNumber): Followed {
    const index = this.#index;
    const units = this.#upperUnits.get(day) ?? new UpperUnits(index, level, day, this.day);
    this.#upperUnits.set(day, units);
    return { index, level, units, day, other: this.day, weighting: this.#weighting };
  }

  /** The day itself if several units bear the value on it, else the last day of the values' time on which several do. */
  #sharedDay(versions: readonly Version[], day: DayNumber): DayNumber | undefined {
    const areSeveral = (other: DayNumber) => unitsAt(versions, other).length > 1;
    if (areSeveral(day)) return day;
    const until = day === this.source ? (this.#until ?? day) : day;
    const later = versions.flatMap(({ from }) => (day < from && from < until ? [from] : []));
    return later.sort((a, b) => a - b).findLast(areSeveral);
  }

  /** The candidates are what the value may mean, therefore of a day on which they bore it. */
  #ambiguous(units: readonly number[], day: DayNumber): Outcome {
    const level = this.#index.level(this.#level);
    const candidates = units
      .map((unit) => level.at(unit, day) as Version)
      .sort((a, b) => (a.code < b.code ? -1 : 1))
      .map((version) => ({ unit: version.unit, code: this.#codeOf(version), name: version.name, weight: null }));
    return { ...NO_OUTCOME, outcome: 'ambigua', candidates, namedOn: isoDay(day) };
  }

  #codeOf = (version: Version): string => (this.#level === 'uts' ? this.#provinceCode(version) : version.code);

  /** Provinces are given in the system in which they were read. */
  #provinceCode = (version: Version): string => (this.#kind === 'uts' ? (version.utsCode ?? '') : version.code);
}

const unitsAt = (versions: readonly Version[], day: DayNumber): number[] => [
  ...new Set(versions.filter((version) => holdsOn(version, day)).map(({ unit }) => unit)),
];

const lastDay = (versions: readonly Version[], updatedTo: DayNumber): DayNumber =>
  Math.max(...versions.map(({ to }) => (to === OPEN ? updatedTo : to - 1)));

/** The day itself when any of the versions is in force, else the nearest day on which one was. */
function nearestDay(versions: readonly Version[], day: DayNumber): DayNumber {
  let nearest = Number.NaN;
  for (const version of versions) {
    if (holdsOn(version, day)) return day;
    const candidate = version.from > day ? version.from : version.to - 1;
    if (!(Math.abs(candidate - day) >= Math.abs(nearest - day))) nearest = candidate;
  }
  return nearest;
}
