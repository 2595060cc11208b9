import { ALIASES, fold, foldedWords, OFFICES, shortName, typingErrors } from '@territori/traduzione/storia';
import type { Livello, MotivoRicerca, Unita } from '@territori/wire';
import { DOUBTFUL_RANK, type FoundUnit, FoundUnits, SEARCH_RANK } from './FoundUnits.ts';
import { Lines } from './Lines.ts';
import { hasLettersAtMost, lettersMask } from './lettersMask.ts';
import { placesInResults } from './placesInResults.ts';
import type { CodeOfUnit, NameOfUnit, UnitCard, UnitNames } from './UnitNames.ts';

/** Typing errors that a text may have: in three letters most make another name. */
const typingErrorsAllowed = (letters: string): number => (letters.length < 4 ? 0 : letters.length < 8 ? 1 : 2);

/** What separates the two languages of a name: "Aosta/Aoste", "Bolzano - Bozen". */
const BETWEEN_LANGUAGES = /\/|\s-\s/;

/** A name with the plate of its province behind it. */
const WITH_PLATE = /^(.*\S)\s*\(\s*([a-z]{2})\s*\)\s*$/i;

/** A municipality's code written as a number, without its first zeros: 1272 for 001272, 58091 for 058091. */
const CODE_AS_NUMBER = /^\d{4,5}$/;

const WRITTEN_AS_CODE = /^(?=.*\d)[a-z0-9]+$|^[a-z]{2}$|^it[a-z]$/i;

/** Names that everyone uses and no source has, by their letters. */
const KNOWN_AS = new Map(Object.entries(ALIASES).map(([alias, name]) => [fold(alias), name]));

/** The letters of a name, its words between blanks, and its short form: "Sankt" is written "St" in the record. */
function searchedForm(name: string) {
  const words = foldedWords(name);
  return {
    letters: words.join(''),
    words: words.map((word) => (word === 'SANKT' ? 'ST' : word)).join(' '),
    short: shortName(name),
  };
}

/** Why a name finds its unit; a last name needs no reason, because the result shows it. */
const reasonOfResult = ({ kind, name, until }: NameOfUnit): MotivoRicerca | null =>
  kind === 'nome' ? null : { tipo: kind, testo: name, fino_al: until };

/** The fewest letters that find a name by its beginning whatever stands between its words: "laqui" is the beginning of L'Aquila. */
const LETTERS_OF_BEGINNING = 4;

interface SearchChoice {
  readonly level?: Livello | undefined;
  /** Whether names that differ by typing errors are found, which no script expects. */
  readonly approximate?: boolean;
}

/**
 * The search of units, in memory: names of any time and language, also with typing errors, and codes. Units that fit equally well come by
 * being in force, by the most residents of a unit of that name in force, and by level.
 */
export class UnitSearch {
  readonly #cards: ReadonlyMap<number, UnitCard>;
  readonly #names: readonly NameOfUnit[];
  readonly #letters: Lines;
  readonly #words: Lines;
  readonly #short: Lines;
  /** Of the letters of each name their mask and their number. */
  readonly #masks: Int32Array;
  readonly #lengths: Int32Array;
  readonly #codes: readonly CodeOfUnit[];
  readonly #codeLines: Lines;
  /** The place of each unit among all, the most important first. */
  readonly #places: ReadonlyMap<number, number>;

  constructor({ cards, names, codes, population }: UnitNames) {
    this.#cards = new Map(cards.map((card) => [card.id, card]));
    this.#names = names.filter(({ unit }) => this.#cards.has(unit));
    const forms = this.#names.map(({ name }) => searchedForm(name));
    this.#letters = new Lines(forms.map(({ letters }) => letters));
    this.#words = new Lines(forms.map(({ words }) => words));
    this.#short = new Lines(forms.map(({ short }) => short));
    this.#masks = Int32Array.from(forms, ({ letters }) => lettersMask(letters));
    this.#lengths = Int32Array.from(forms, ({ letters }) => letters.length);
    this.#codes = codes.filter(({ unit }) => this.#cards.has(unit));
    this.#codeLines = new Lines(this.#codes.map(({ code }) => code));
    this.#places = placesInResults(cards, population);
  }

  /** All units that a text finds, best first. */
  find(text: string, choice: SearchChoice = {}): FoundUnit[] {
    const found = this.#find(text.trim(), choice);
    return choice.approximate === false ? found.filter((one) => !one.approximate) : found;
  }

  #find(typed: string, { level, approximate = true }: SearchChoice): FoundUnit[] {
    const whole = this.#matches(typed, level);
    if (whole.best < DOUBTFUL_RANK) {
      if (approximate && whole.best > SEARCH_RANK.short) this.#addSimilar(typed, whole);
      return this.#inOrder(whole);
    }
    const narrower = this.#behindOffice(typed, level, approximate) ?? this.#withPlate(typed, level, approximate);
    if (narrower) return this.#inOrder(narrower);
    if (approximate) this.#addSimilar(typed, whole);
    return this.#inOrder(whole);
  }

  /** A unit that was found, as a list of results shows it. */
  result = ({ id, why, approximate }: FoundUnit): Unita => ({
    ...(this.#cards.get(id) as UnitCard),
    motivo: why,
    approssimata: approximate,
  });

  #inOrder({ all }: FoundUnits): FoundUnit[] {
    const placed = Array.from(all.values(), (found) => ({ found, place: this.#places.get(found.id) as number }));
    return placed.sort((a, b) => a.found.rank - b.found.rank || a.place - b.place).map(({ found }) => found);
  }

  /** "Provincia di Milano", "Regione Lazio": units of that level, by what stands behind the word. */
  #behindOffice(typed: string, level: Livello | undefined, approximate: boolean): FoundUnits | undefined {
    for (const [own, office] of Object.entries(OFFICES) as [keyof typeof OFFICES, RegExp][]) {
      if ((level !== undefined && level !== own) || !office.test(typed)) continue;
      const name = typed.replace(office, '');
      // "provincia dell'Aquila" is that of L'Aquila
      for (const form of [name, name.replace(/^dell['’]\s*/i, "l'")]) {
        const found = this.#matches(form, own);
        if (approximate && found.best >= DOUBTFUL_RANK) this.#addSimilar(form, found);
        if (found.all.size > 0) return found;
      }
    }
    return undefined;
  }

  /** "Samone (TN)": the municipalities of that name whose last province has the plate. */
  #withPlate(typed: string, level: Livello | undefined, approximate: boolean): FoundUnits | undefined {
    const [, name, plate] = WITH_PLATE.exec(typed) ?? [];
    if (name === undefined || plate === undefined || (level !== undefined && level !== 'comune')) return undefined;
    const provinces = new Set(
      this.#ofCode(plate.toUpperCase()).flatMap(({ kind, unit }) => (kind === 'sigla' ? [this.#cards.get(unit)?.denominazione] : [])),
    );
    const found = this.#matches(name, 'comune');
    if (approximate && found.best >= DOUBTFUL_RANK) this.#addSimilar(name, found);
    for (const id of found.all.keys()) if (!provinces.has(this.#cards.get(id)?.provincia ?? '')) found.all.delete(id);
    return found.all.size > 0 ? found : undefined;
  }

  #ofCode = (code: string): CodeOfUnit[] => this.#codeLines.equal(code).map((row) => this.#codes[row] as CodeOfUnit);

  #matches(typed: string, level: Livello | undefined): FoundUnits {
    const matches = new FoundUnits(this.#cards, level);
    const { letters, words, short } = searchedForm(typed);
    if (letters === '') return matches;
    if (WRITTEN_AS_CODE.test(typed)) this.#addCodes(matches, typed.toUpperCase());
    const add = (row: number, rank: number) => {
      const name = this.#names[row] as NameOfUnit;
      matches.add(name.unit, rank + (name.kind === 'nome' ? 0 : 1), reasonOfResult(name));
    };
    for (const row of this.#letters.equal(letters)) add(row, SEARCH_RANK.equal);
    if (short.length >= LETTERS_OF_BEGINNING) for (const row of this.#short.equal(short)) add(row, SEARCH_RANK.short);
    this.#words.having(words, (row, place) => {
      const before = place === 0 ? ' ' : (this.#words.line(row)[place - 1] as string);
      if (place === 0) add(row, this.#words.line(row)[words.length] === ' ' ? SEARCH_RANK.words : SEARCH_RANK.beginning);
      else add(row, before === ' ' ? SEARCH_RANK.word : SEARCH_RANK.within);
    });
    if (letters.length >= LETTERS_OF_BEGINNING) for (const row of this.#letters.beginning(letters)) add(row, SEARCH_RANK.letters);
    if (short.length >= LETTERS_OF_BEGINNING) for (const row of this.#short.beginning(short)) add(row, SEARCH_RANK.letters);
    this.#addBothLanguages(matches, typed);
    this.#addKnownAs(matches, typed, letters);
    return matches;
  }

  #addCodes(matches: FoundUnits, typed: string): void {
    const add = ({ unit, code, kind, until }: CodeOfUnit, rank: number) =>
      matches.add(unit, rank, this.#cards.get(unit)?.codice === code ? null : { tipo: kind, testo: code, fino_al: until });
    for (const own of this.#ofCode(typed)) add(own, own.until === null && own.kind !== 'codice_catastale' ? 0 : 1);
    if (CODE_AS_NUMBER.test(typed)) for (const own of this.#ofCode(typed.padStart(6, '0'))) add(own, own.until === null ? 0 : 1);
    if (!/^\d+$/.test(typed)) return;
    for (const row of this.#codeLines.beginning(typed)) add(this.#codes[row] as CodeOfUnit, SEARCH_RANK.words);
  }

  /** "Bolzano - Bozen", in either order; where one of the two is written otherwise, by the other. */
  #addBothLanguages(matches: FoundUnits, typed: string): void {
    const parts = [...new Set(typed.split(BETWEEN_LANGUAGES).map(fold))].filter((part) => part !== '');
    if (parts.length < 2) return;
    const found = new Map<number, number>();
    for (const part of parts) {
      const units = new Set(this.#letters.equal(part).map((row) => (this.#names[row] as NameOfUnit).unit));
      for (const unit of units) found.set(unit, (found.get(unit) ?? 0) + 1);
    }
    for (const [unit, count] of found) matches.add(unit, count === parts.length ? SEARCH_RANK.equal : 1.5, null, count < parts.length);
  }

  /** Names that everyone uses and no source has; a unit that is called so comes first: Pula is in Sardegna too. */
  #addKnownAs(matches: FoundUnits, typed: string, letters: string): void {
    const official = KNOWN_AS.get(letters);
    if (official === undefined) return;
    for (const row of this.#letters.equal(fold(official))) {
      const { unit, kind } = this.#names[row] as NameOfUnit;
      if (kind === 'nome') matches.add(unit, 1.5, { tipo: 'altro_nome', testo: typed, fino_al: null });
    }
  }

  /** Adds the units whose names differ from the text by typing errors. */
  #addSimilar(typed: string, matches: FoundUnits): void {
    const letters = fold(typed);
    const most = /\d/.test(letters) ? 0 : typingErrorsAllowed(letters);
    const begins = matches.best < DOUBTFUL_RANK;
    // a text of four letters that begins a name is still being typed
    if (most === 0 || (begins && letters.length < 5)) return;
    const mask = lettersMask(letters);
    const [masks, lengths] = [this.#masks, this.#lengths];
    for (let row = 0; row < masks.length; row += 1) {
      const own = masks[row] as number;
      const longer = (lengths[row] as number) - letters.length;
      const isWhole = longer <= most && longer >= -most && hasLettersAtMost(mask ^ own, 2 * most);
      const isBeginning = !begins && longer > 0 && letters.length >= 5 && hasLettersAtMost(mask & ~own, 1);
      if (!isWhole && !isBeginning) continue;
      const name = this.#letters.line(row);
      const errors = isWhole ? typingErrors(letters, name, most) : most + 1;
      const rank =
        errors === 1
          ? SEARCH_RANK.similar
          : errors <= most
            ? SEARCH_RANK.lessSimilar
            : isBeginning && name[0] === letters[0] && typingErrors(letters, name.slice(0, letters.length), 1) <= 1
              ? SEARCH_RANK.similarBeginning
              : undefined;
      if (rank === undefined) continue;
      const form = this.#names[row] as NameOfUnit;
      matches.add(form.unit, rank + (form.kind === 'nome' ? 0 : 0.1), reasonOfResult(form), true);
    }
  }
}
