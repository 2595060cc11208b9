import { shortName } from '../fold.ts';
import type { DayNumber } from '../storia/dayNumber.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { formsOf } from '../storia/LevelIndex.ts';
import { typingErrors } from '../storia/typingErrors.ts';
import { bareName } from './bareName.ts';
import type { Kind } from './Kind.ts';
import { KINDS } from './kinds.ts';
import { bearsName } from './names.ts';

/** The strings that a typing error of one digit makes of a code: one digit changed, or two neighbours exchanged. */
function nearbyCodes(code: string): string[] {
  const codes: string[] = [];
  for (let place = 0; place < code.length; place += 1) {
    for (const digit of '0123456789') if (digit !== code[place]) codes.push(code.slice(0, place) + digit + code.slice(place + 1));
    const next = code[place + 1];
    if (next !== undefined && next !== code[place]) codes.push(code.slice(0, place) + next + code[place] + code.slice(place + 2));
  }
  return codes;
}

/** A text without each of its letters in turn, and itself. */
const shortened = (text: string): string[] => [text, ...Array.from(text, (_, place) => text.slice(0, place) + text.slice(place + 1))];

/** The unit that a value with a typing error may mean. */
export interface Suggestion {
  readonly code: string;
  readonly name: string;
}

/** Finds what an unknown value may be a typing error of, among the units that were there on a day. It is offered, never applied. */
export class Suggestions {
  readonly #index: HistoryIndex;
  readonly #kind: Kind;
  readonly #day: DayNumber;
  /** Units by each shortened form of their names. */
  #byShortened: Map<string, Set<number>> | undefined;
  /** Units by their names as people shorten them. */
  #byShortName: Map<string, Set<number>> | undefined;

  constructor(index: HistoryIndex, kind: Kind, day: DayNumber) {
    this.#index = index;
    this.#kind = kind;
    this.#day = day;
  }

  /**
   * @param name what the row has as a name, when there is a column of names
   * @param present codes that the list has already: a typing error stands in place of one that is missing
   */
  of(cell: string, name: string | undefined, present: ReadonlySet<string>): Suggestion | null {
    const units = this.#isName ? this.#unitsNamedLike(this.#kind === 'nome' ? bareName(cell) : cell) : this.#unitsCodedLike(cell);
    const level = this.#index.level(KINDS[this.#kind].level);
    const versions = units.flatMap((unit) => level.at(unit, this.#day) ?? []);
    const named = name === undefined ? [] : versions.filter((version) => bearsName(version, name));
    const missing = versions.filter(({ code }) => !present.has(code));
    const chosen = [named, missing, versions].find(({ length }) => length === 1)?.[0];
    return chosen ? { code: chosen.code, name: chosen.name } : null;
  }

  get #isName() {
    return this.#kind === 'nome' || this.#kind === 'nome_provincia';
  }

  #unitsCodedLike(cell: string): number[] {
    // every plate is one error away from many others
    if (this.#kind === 'sigla') return [];
    const { normalise, find, level } = KINDS[this.#kind];
    const value = normalise(cell) || cell.trim();
    const lookup = this.#index.level(level);
    const rows = nearbyCodes(value).flatMap((code) => find(this.#index, code));
    return [
      ...new Set(
        rows
          .map((row) => lookup.version(row))
          .filter(({ from, to }) => from <= this.#day && this.#day < to)
          .map(({ unit }) => unit),
      ),
    ];
  }

  #unitsShortenedLike(cell: string): number[] {
    if (!this.#byShortName) {
      this.#byShortName = new Map();
      for (const { unit, italianName, from, to } of this.#index.level(KINDS[this.#kind].level).versions) {
        if (from > this.#day || to <= this.#day) continue;
        const key = shortName(italianName);
        this.#byShortName.set(key, (this.#byShortName.get(key) ?? new Set()).add(unit));
      }
    }
    return [...(this.#byShortName.get(shortName(cell)) ?? [])];
  }

  #unitsNamedLike(cell: string): number[] {
    const short = this.#unitsShortenedLike(cell);
    if (short.length > 0) return short;
    const { normalise, level } = KINDS[this.#kind];
    const lookup = this.#index.level(level);
    if (!this.#byShortened) {
      this.#byShortened = new Map();
      for (const version of lookup.versions) {
        if (version.from > this.#day || version.to <= this.#day) continue;
        for (const form of formsOf(version)) {
          for (const short of shortened(form)) {
            const units = this.#byShortened.get(short);
            if (units) units.add(version.unit);
            else this.#byShortened.set(short, new Set([version.unit]));
          }
        }
      }
    }
    const value = normalise(cell);
    const near = new Set(shortened(value).flatMap((short) => [...(this.#byShortened?.get(short) ?? [])]));
    return [...near].filter((unit) => {
      const version = lookup.at(unit, this.#day);
      return version !== undefined && formsOf(version).some((form) => typingErrors(form, value, 1) === 1);
    });
  }
}

/** Municipalities that a province may have got since the edition was made. */
const FOUNDED_SINCE = 20;

/** True for an unknown code that follows the last one of its province: a unit that was founded after the edition was made would have it. */
export function mayBeNewer(index: HistoryIndex, kind: Kind, cell: string): boolean {
  if (kind !== 'comune' && kind !== 'progressivo') return false;
  const code = KINDS[kind].normalise(cell);
  if (code === '') return false;
  let last = 0;
  for (const version of index.comune.versions) {
    const isThere = version.from <= index.updatedTo && version.to > index.updatedTo;
    if (isThere && version.code.startsWith(code.slice(0, 3))) last = Math.max(last, Number(version.code));
  }
  return last > 0 && Number(code) > last && Number(code) <= last + FOUNDED_SINCE;
}
