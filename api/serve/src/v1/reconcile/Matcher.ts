import type { Day } from '@territori/history/dates/day';
import { bareName, type Kind, placeBehind, shortName, versionsOf } from '@territori/traduzione';
import { dayNumber, fold, type HistoryIndex, type Level } from '@territori/traduzione/storia';
import { distance } from 'fastest-levenshtein';

/** The levels whose units can be found, in the order in which units that fit equally well stand. */
export const MATCHED_LEVELS: readonly Level[] = ['comune', 'uts', 'regione'];

/** What a value may be, by level. */
const CODES_OF_LEVEL: Readonly<Record<Level, readonly Kind[]>> = {
  comune: ['comune', 'catastale'],
  uts: ['provincia', 'uts', 'sigla', 'nuts'],
  regione: ['regione'],
};
const NAME_OF_LEVEL = { comune: 'nome', uts: 'nome_provincia', regione: 'nome_regione' } as const satisfies Record<Level, Kind>;

export interface AskedText {
  readonly text: string;
  readonly levels: readonly Level[];
  readonly day: Day;
  /** False where the day that was given could not be read: then nothing is certain. */
  readonly dayIsKnown: boolean;
  /** Names, plates or codes of the province and the region. */
  readonly provincia?: string | undefined;
  readonly regione?: string | undefined;
}

export interface Match {
  readonly unit: number;
  readonly level: Level;
  readonly score: number;
  /** True when this is the one unit that has the name or code on the day. */
  readonly match: boolean;
}

/** How much each way to find a unit counts, of 100. */
const MATCH_SCORES = {
  /** The name or code of the day. */
  exact: 100,
  /** A name in use that is not official, or one without its small words. */
  usual: 90,
  /** The name or code of another time of a unit that is there on the day. */
  otherTime: 85,
  /** The name or code of a unit that is not there on the day. */
  ended: 75,
  /** A typing error, times the share of letters that agree. */
  error: 70,
} as const;
const SHARE_AMONG_ENDED = 0.9;
const SHARE_IN_WRONG_PLACE = 0.6;
const MOST_TYPING_ERRORS = 2;

interface MatchedName {
  readonly folded: string;
  readonly short: string;
  readonly units: Set<number>;
}

/** Finds the units that a text may mean, by what the translation of lists knows of names and codes. */
export class Matcher {
  readonly #index: HistoryIndex;
  readonly #names = new Map<Level, readonly MatchedName[]>();

  constructor(index: HistoryIndex) {
    this.#index = index;
  }

  /** The units that a text may mean, the best first. */
  find(asked: AskedText, limit: number): Match[] {
    const found = asked.levels.flatMap((level) => this.#ofLevel(level, asked));
    const certain = found.filter(({ score }) => score === MATCH_SCORES.exact);
    const only = certain.length === 1 && asked.dayIsKnown && isNameOrWholeCode(asked.text) ? certain[0] : undefined;
    return found
      .map((one) => ({ ...one, match: one === only }))
      .sort(
        (a, b) =>
          b.score - a.score ||
          MATCHED_LEVELS.indexOf(a.level) - MATCHED_LEVELS.indexOf(b.level) ||
          Number(this.#isThere(b, asked.day)) - Number(this.#isThere(a, asked.day)) ||
          a.unit - b.unit,
      )
      .slice(0, limit);
  }

  #isThere({ unit, level }: Pick<Match, 'unit' | 'level'>, day: Day): boolean {
    return this.#index.level(level).at(unit, dayNumber(day) as number) !== undefined;
  }

  #ofLevel(level: Level, asked: AskedText): Omit<Match, 'match'>[] {
    const lookup = this.#index.level(level);
    const day = dayNumber(asked.day) as number;
    const scores = new Map<number, number>();
    const raise = (unit: number, score: number) => scores.set(unit, Math.max(scores.get(unit) ?? 0, score));
    const kinds = [...CODES_OF_LEVEL[level], NAME_OF_LEVEL[level]];
    for (const kind of kinds) {
      const official = new Set(versionsOf(this.#index, kind, asked.text, false));
      for (const row of versionsOf(this.#index, kind, asked.text)) {
        const { unit, from, to } = lookup.version(row);
        if (from <= day && day < to) raise(unit, official.has(row) ? MATCH_SCORES.exact : MATCH_SCORES.usual);
        else raise(unit, lookup.at(unit, day) ? MATCH_SCORES.otherTime : MATCH_SCORES.ended);
      }
    }
    if (![...scores.values()].some((score) => score >= MATCH_SCORES.otherTime)) {
      for (const [unit, share, isUsual] of this.#alike(level, asked.text)) {
        const there = lookup.at(unit, day) !== undefined;
        raise(unit, (isUsual ? MATCH_SCORES.usual : MATCH_SCORES.error * share) * (there ? 1 : SHARE_AMONG_ENDED));
      }
    }
    return [...scores].map(([unit, score]) => ({ unit, level, score: roundedScore(score * this.#placeOf(level, unit, asked)) }));
  }

  /** 1 for a unit in the province and region that were given, on the day or at any time; less for another one. */
  #placeOf(level: Level, unit: number, { text, provincia, regione, day }: AskedText): number {
    let factor = 1;
    const behind = level === 'comune' ? placeBehind(text) : undefined;
    const on = dayNumber(day) as number;
    const lookup = this.#index.level(level);
    // what stands on the day is certain, what stood at another time is likely
    const versions = lookup.ofUnit(unit);
    const parents = (only: boolean) =>
      new Set(versions.filter(({ from, to }) => !only || (from <= on && on < to)).flatMap(({ parent }) => parent ?? []));
    const fits = (wanted: ReadonlySet<number>, now: ReadonlySet<number>, ever: ReadonlySet<number>) =>
      [...now].some((id) => wanted.has(id)) ? 1 : [...ever].some((id) => wanted.has(id)) ? 0.95 : SHARE_IN_WRONG_PLACE;
    if (level === 'comune') {
      for (const place of [provincia, behind]) {
        if (place === undefined) continue;
        const wanted = this.#unitsOf('uts', place);
        if (wanted.size > 0 || place === provincia) factor *= fits(wanted, parents(true), parents(false));
      }
    }
    if (regione !== undefined && level !== 'regione') {
      const wanted = this.#unitsOf('regione', regione);
      const regionsOf = (ids: ReadonlySet<number>, only: boolean) =>
        level === 'uts'
          ? ids
          : new Set(
              [...ids].flatMap((id) =>
                this.#index.uts.ofUnit(id).flatMap(({ parent, from, to }) => (!only || (from <= on && on < to) ? (parent ?? []) : [])),
              ),
            );
      factor *= fits(wanted, regionsOf(parents(true), true), regionsOf(parents(false), false));
    }
    return factor;
  }

  #unitsOf(level: Level, text: string): ReadonlySet<number> {
    const kinds = [...CODES_OF_LEVEL[level], NAME_OF_LEVEL[level]];
    const own = this.#index.level(level);
    const rows = kinds.flatMap((kind) => versionsOf(this.#index, kind, text));
    if (rows.length > 0) return new Set(rows.map((row) => own.version(row).unit));
    const first = fold(text);
    return new Set(own.versions.flatMap(({ unit, name }) => (first !== '' && fold(name.split(/[-–/]/)[0] ?? '') === first ? [unit] : [])));
  }

  /** The units whose name is alike: the share of letters that agree, and whether only small words or the form of a saint differ. */
  #alike(level: Level, text: string): [unit: number, share: number, isUsual: boolean][] {
    const bare = level === 'comune' ? bareName(text) : text;
    const [wanted, short] = [fold(bare), shortName(bare)];
    if (wanted.length < 3) return [];
    const most = wanted.length < 5 ? 1 : MOST_TYPING_ERRORS;
    const found: [number, number, boolean][] = [];
    for (const name of this.#namesOf(level)) {
      if (name.short === short) {
        for (const unit of name.units) found.push([unit, 1, true]);
        continue;
      }
      if (Math.abs(name.folded.length - wanted.length) > most) continue;
      const errors = distance(name.folded, wanted);
      if (errors > most) continue;
      const share = 1 - errors / Math.max(wanted.length, name.folded.length);
      for (const unit of name.units) found.push([unit, share, false]);
    }
    return found;
  }

  #namesOf(level: Level): readonly MatchedName[] {
    const known = this.#names.get(level);
    if (known) return known;
    const names = new Map<string, MatchedName>();
    for (const { unit, name, italianName, otherName } of this.#index.level(level).versions) {
      for (const written of new Set([name, italianName, otherName])) {
        if (written === null) continue;
        const folded = fold(written);
        const one = names.get(folded) ?? { folded, short: shortName(written), units: new Set<number>() };
        one.units.add(unit);
        names.set(folded, one);
      }
    }
    const made = [...names.values()];
    this.#names.set(level, made);
    return made;
  }
}

const roundedScore = (score: number) => Math.round(score * 100) / 100;

/** True for a name, and for a code with all its digits: a number that lost its zeros may be any figure. */
const isNameOrWholeCode = (text: string): boolean => !/^\s*[\d.,]+\s*$/.test(text) || /^\s*(\d{2}|\d{3}|\d{6})\s*$/.test(text);
