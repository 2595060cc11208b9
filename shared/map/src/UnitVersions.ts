import type { UnitColumns } from '@territori/contract/v1';
import type { UnitState } from './UnitState.ts';
import { type ChangesOfDay, unitChanges } from './unitChanges.ts';
import { knownName } from './wordingsOf.ts';

/** The units in force on a day. */
export interface UnitsInForce {
  readonly states: readonly UnitState[];
  /** The place of a unit in `states`, by its number in the history; -1 for none. */
  readonly placeOf: (unit: number) => number;
  /** The places of the units in alphabetical order. The first call takes long with all municipalities. */
  readonly alphabetical: () => readonly number[];
}

/** The importance of a capital: more than any unit has residents. */
export const CAPITAL = 1_000_000_000;

/** The units of a level on any day. */
export class UnitVersions {
  /** The days on which a unit changed, in order. */
  readonly days: readonly string[];
  readonly #states: readonly UnitState[];
  /** The first day of each state and the first one after it, by their places in `days`; -1 while it is open. */
  readonly #from: readonly number[];
  readonly #to: readonly number[];
  /** For each state its place in alphabetical order; computed with the first list of units. */
  #ranks: Int32Array | null = null;
  /** The units by their numbers in the history, and the unit of each state: by their places among all units. */
  readonly #unitOf: ReadonlyMap<number | null, number>;
  readonly #unitOfState: readonly number[];
  readonly #regions: UnitColumns['regioni'];
  /** What happened on each day, by the region of today; `null` for the whole country. */
  readonly #changes = new Map<string | null, ReadonlyMap<string, ChangesOfDay>>();

  constructor({ giorni, unita, abitanti = [], capoluogo = [], regioni, superiori, versioni }: UnitColumns) {
    const { unita: units, dal, al, codice, denominazione, superiore } = versioni;
    this.days = giorni;
    this.#from = dal;
    this.#to = al;
    this.#unitOf = new Map(unita.map((unit, place) => [unit, place]));
    this.#unitOfState = units;
    this.#regions = regioni;
    // the versions of a unit stand in order of time: the last one stays
    const lastUpper = new Map(units.map((unit, index) => [unit, superiore[index]]));
    let name = '';
    this.#states = units.map((unit, index): UnitState => {
      const written = denominazione[index];
      if (written !== 0 && written !== undefined) name = written;
      // the sources name the capitals of the last day: a capital in another upper unit was not the one of that unit
      const isCapital = superiore[index] === -1 || superiore[index] === lastUpper.get(unit);
      return {
        id: unita[unit] as number,
        code: codice[index] ?? '',
        name,
        importance: (isCapital ? (capoluogo[unit] ?? 0) : 0) * CAPITAL + (abitanti[unit] ?? 0),
        // -1 stands for none, and no list has such a place
        upper: superiori[superiore[index] ?? -1] ?? null,
        from: giorni[dal[index] ?? 0] ?? '',
        to: giorni[al[index] ?? -1] ?? null,
      };
    });
  }

  /** False for an edition that an earlier version loaded: it does not say in which regions of today its units lie. */
  get knowRegions(): boolean {
    return this.#regions !== undefined;
  }

  /**
   * Whether a unit lies in a region of today, wholly or in part, on a day.
   * @param orUntil true also where it lay there until this day: what happens to it on the day happens in the region
   */
  isIn(region: string, unit: number | null, day: string, orUntil = false): boolean {
    const lying = this.#regions?.[this.#unitOf.get(unit) ?? -1] ?? [];
    return lying.some((entry) => {
      const [code, from = '', to] = entry.split('/');
      return code === region && from <= day && (!to || day < to || (orUntil && day === to));
    });
  }

  /**
   * What happened on each day to the units in a region of today, or in the whole country; computed with the first question.
   * @param asked null for the country, which also stands for a region where regions are not known
   */
  changesIn(asked: string | null): ReadonlyMap<string, ChangesOfDay> {
    const region = this.knowRegions ? asked : null;
    let changes = this.#changes.get(region);
    if (!changes) {
      changes = unitChanges(this.#states, region === null ? undefined : (unit, day) => this.isIn(region, unit, day, true));
      this.#changes.set(region, changes);
    }
    return changes;
  }

  /** The units in force on a day. */
  on(day: string): UnitsInForce {
    const turn = this.days.findLastIndex((known) => known <= day);
    const states: UnitState[] = [];
    const numbers: number[] = [];
    const places = new Int32Array(this.#unitOf.size).fill(-1);
    for (let number = 0; number < this.#states.length; number += 1) {
      const end = this.#to[number] as number;
      if ((this.#from[number] as number) > turn || (end !== -1 && end <= turn)) continue;
      places[this.#unitOfState[number] as number] = states.length;
      states.push(this.#states[number] as UnitState);
      numbers.push(number);
    }
    const placeOf = (unit: number) => places[this.#unitOf.get(unit) ?? -1] ?? -1;
    const alphabetical = () => {
      const ranks = this.#ranked();
      const rankOf = (place: number) => ranks[numbers[place] as number] as number;
      return [...states.keys()].sort((a, b) => rankOf(a) - rankOf(b));
    };
    return { states, placeOf, alphabetical };
  }

  /** The units that got another name after a day and up to another, each with the state that has the last one. */
  renamedBetween(first: string, last: string): readonly UnitState[] {
    return this.#changedBetween(first, last, (before, after) => knownName(before.name) !== knownName(after.name));
  }

  /** The units that got another code after a day and up to another, each with the state that has the last one. */
  recodedBetween(first: string, last: string): readonly UnitState[] {
    return this.#changedBetween(first, last, (before, after) => before.code !== after.code);
  }

  #changedBetween(first: string, last: string, differ: (before: UnitState, after: UnitState) => boolean): readonly UnitState[] {
    const changed = new Map<number, UnitState>();
    this.#states.forEach((state, place) => {
      const before = this.#states[place - 1];
      const follows = before?.id === state.id && before.to === state.from && state.from > first && state.from <= last;
      if (follows && differ(before, state)) changed.set(state.id, state);
    });
    return [...changed.values()];
  }

  #ranked(): Int32Array {
    if (this.#ranks) return this.#ranks;
    const states = this.#states;
    const byName = new Intl.Collator('it');
    const order = [...states.keys()].sort((one, other) => {
      const [a, b] = [states[one] as UnitState, states[other] as UnitState];
      return byName.compare(a.name, b.name) || (a.code < b.code ? -1 : 1);
    });
    const ranks = new Int32Array(states.length);
    order.forEach((number, rank) => {
      ranks[number] = rank;
    });
    this.#ranks = ranks;
    return ranks;
  }
}
