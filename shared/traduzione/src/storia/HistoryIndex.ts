import { groupBy } from '../groupBy.ts';
import type { DayNumber } from './dayNumber.ts';
import { LevelIndex } from './LevelIndex.ts';
import type { Fact, Level, Sizes, Storia } from './Storia.ts';
import { Succession } from './Succession.ts';

/** A history ready to be looked up. Making it takes some 20 ms; names, codes and intervals are indexed when they are first asked for. */
export class HistoryIndex {
  readonly edition: string;
  /** The last day that the edition covers. */
  readonly updatedTo: DayNumber;
  /** The licences of the edition's sources. */
  readonly licence: string;
  readonly comune: LevelIndex;
  readonly uts: LevelIndex;
  readonly regione: LevelIndex;
  readonly sizes: Sizes;
  /** Which unit became which, of each level. */
  readonly succession: Readonly<Record<Level, Succession>>;
  readonly #facts: ReadonlyMap<number, readonly Fact[]>;

  /** @param sizes what `dimensioni.json` holds, where figures are weighted by population or area */
  constructor(storia: Storia, sizes: Sizes = new Map()) {
    this.edition = storia.edition;
    this.updatedTo = storia.updatedTo;
    this.licence = storia.licence;
    this.comune = new LevelIndex(storia.versions.comune);
    this.uts = new LevelIndex(storia.versions.uts);
    this.regione = new LevelIndex(storia.versions.regione);
    this.sizes = sizes;
    const successionOf = (level: Level) => new Succession(storia.passages[level], (unit) => this[level].presences(unit));
    this.succession = { comune: successionOf('comune'), uts: successionOf('uts'), regione: successionOf('regione') };
    this.#facts = groupBy(
      [...storia.facts].sort((a, b) => a.day - b.day),
      ({ unit }) => unit,
    );
  }

  /** The first day of which the history knows a municipality. */
  get since(): DayNumber {
    return this.comune.days[0] ?? this.updatedTo;
  }

  level = (level: Level): LevelIndex => this[level];
  /** What else happened to a municipality, in order of time. */
  facts = (unit: number): readonly Fact[] => this.#facts.get(unit) ?? [];
  /** The acts that changed a municipality on a day. */
  acts = (unit: number, day: DayNumber): string[] =>
    this.facts(unit).flatMap((fact) => (fact.day === day && fact.act !== null ? [fact.act] : []));
}
