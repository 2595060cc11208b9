import { setImmediate as nextTask } from 'node:timers/promises';
import type { Day } from '@territori/history/dates/day';
import { compareDays } from '@territori/history/territory/period';
import type { Edition } from '@territori/store/database';
import type { RowSource } from '@territori/store/database/readRows';
import { municipalSizes, readSizes, type SizeAtTime } from '@territori/store/storia/readSizes';
import { readStoria } from '@territori/store/storia/readStoria';
import { groupBy } from '@territori/traduzione/groupBy';
import { FIRST_DAY_OF_PLATES } from '@territori/traduzione/nomi';
import { HistoryIndex } from '@territori/traduzione/storia';
import { LEVELS, type Livello } from '@territori/wire/v1/values';
import { LRUCache } from 'lru-cache';
import { Correspondences } from './correspondence/Correspondences.ts';
import { type DaysOfChange, readDaysOfChange } from './model/readDaysOfChange.ts';
import { type Change, type Events, explained, readEvents } from './model/readEvents.ts';
import { readStates, type State } from './model/readStates.ts';
import type { States } from './model/States.ts';
import { stateOn } from './model/stateOn.ts';
import { readUnitSearch } from './search/readUnitSearch.ts';
import type { UnitSearch } from './search/UnitSearch.ts';

export type { State };

/** The codes of a state, each once. */
const codesOfState = ({ row }: State): string[] =>
  [...new Set([row.codice, row.codice_uts, row.codice_catastale])].filter((code) => code !== null);

type ModelReader<T> = (source: RowSource, edition: Edition) => Promise<T>;

/** A day as a number that has its order: 19270101. */
const orderedDay = (day: Day): number => Number(day.slice(0, 4) + day.slice(5, 7) + day.slice(8));
const ORDERED_NEVER = 99_999_999;

/**
 * The units of an edition in memory: what `/api/v1`, the search of units and the bulk files read. Reading the states takes some tenths of
 * a second, once an edition; changes, history, sizes and search are read when a first call needs them, or ahead of it by `readAll`.
 */
export class EditionModel implements States {
  /** All states, by level, code, unit and time. */
  readonly states: readonly State[];
  /** The first day of each state, and the first after it, as numbers in one list: every new day is compared with all of them. */
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  /** Room for the places in force on a day, which all calls use one after the other. */
  readonly #places: Int32Array;
  readonly #ofUnit: ReadonlyMap<number, readonly State[]>;
  readonly #once = new Map<string, Promise<unknown>>();
  readonly #read: <T>(reader: ModelReader<T>) => Promise<T>;
  #lastPlaces: readonly number[] | undefined;
  /** The place of the first state of each level, and the first place after its last. */
  readonly #levels: ReadonlyMap<Livello, readonly [start: number, end: number]>;
  #withCode: ReadonlyMap<string, readonly { readonly state: State }[]> | undefined;
  /** The days asked for last: a caller that reads pages asks for one day. */
  readonly #inForce = new LRUCache<Day, readonly State[]>({
    max: 16,
    memoMethod: (day) => this.placesInForce(day).map((place) => this.onDay(place, day)),
  });

  readonly #withoutPlates = new WeakMap<State, State>();

  private constructor(states: readonly State[], read: <T>(reader: ModelReader<T>) => Promise<T>) {
    this.states = states;
    this.#from = new Int32Array(states.length);
    this.#to = new Int32Array(states.length);
    this.#places = new Int32Array(states.length);
    // a level without a state has an empty range
    const levels = new Map(LEVELS.map((level): [Livello, [number, number]] => [level, [0, 0]]));
    for (const [place, { livello, from, to }] of states.entries()) {
      this.#from[place] = orderedDay(from);
      this.#to[place] = to === null ? ORDERED_NEVER : orderedDay(to);
      const range = levels.get(livello) as [number, number];
      if (range[1] === 0) range[0] = place;
      range[1] = place + 1;
    }
    this.#levels = levels;
    this.#read = read;
    const ofUnit = groupBy(states, ({ id }) => id);
    for (const own of ofUnit.values()) own.sort((a, b) => (a.from < b.from ? -1 : 1));
    this.#ofUnit = ofUnit;
  }

  static async read(source: RowSource, edition: Edition): Promise<EditionModel> {
    return new EditionModel(await readStates(source, edition), async (reader) => {
      // each part begins in a task of its own: the calls that came while the part before it was made are answered first
      await nextTask();
      return reader(source, edition);
    });
  }

  /** The units in force on a day, by level and code. */
  inForce = (day: Day): readonly State[] => this.#inForce.memo(day);

  /** The places, among all states, of the units in force on a day: of all levels, or of one; by level and code. */
  placesInForce(day: Day, level?: Livello): readonly number[] {
    const [start, end] = level === undefined ? [0, this.states.length] : this.#rangeOf(level);
    const number = orderedDay(day);
    const [from, to, places] = [this.#from, this.#to, this.#places];
    let count = 0;
    // each place is written, and the next one over it unless it is in force: without a condition the loop takes a quarter of the time
    for (let place = start; place < end; place += 1) {
      places[count] = place;
      count += Number((from[place] as number) <= number) & Number(number < (to[place] as number));
    }
    const found = new Array<number>(count);
    for (let nth = 0; nth < count; nth += 1) found[nth] = places[nth] as number;
    return found;
  }

  /** What holds on a day of the state at a place. */
  onDay = (place: number, day: Day): State => this.#onDay(this.states[place] as State, day);

  /** All states of a level, by code, unit and time. */
  ofLevel = (level: Livello): readonly State[] => this.states.slice(...this.#rangeOf(level));

  #rangeOf = (level: Livello) => this.#levels.get(level) as readonly [start: number, end: number];

  /** The states with a code, be it an Istat code, a statistical code of a province or a cadastral code, by level, unit and time. */
  withCode(code: string): readonly State[] {
    this.#withCode ??= groupBy(
      [...this.#ofUnit.values()].flat().flatMap((state) => codesOfState(state).map((own) => ({ own, state }))),
      ({ own }) => own,
    );
    return (this.#withCode.get(code) ?? []).map(({ state }) => state);
  }

  /** The states of a unit in order of time; empty for an unknown id. */
  ofUnit = (id: number): readonly State[] => this.#ofUnit.get(id) ?? [];

  /** A unit on a day; undefined when it was not in force. */
  at = (id: number, day: Day): State | undefined => {
    const state = stateOn(this.ofUnit(id), day);
    return state && this.#onDay(state, day);
  };

  /** What holds on one day of a state: a state that goes on after the first plates has none on a day before. */
  #onDay(state: State, day: Day): State {
    if (day >= FIRST_DAY_OF_PLATES) return state;
    const { row } = state;
    if (row.sigla === null && (row.provincia?.sigla ?? null) === null) return state;
    const known = this.#withoutPlates.get(state);
    if (known) return known;
    const provincia = row.provincia && { ...row.provincia, sigla: null };
    const made = { ...state, row: { ...row, sigla: null, provincia } };
    this.#withoutPlates.set(state, made);
    return made;
  }

  /** The places of the last states of all units of all times, by level and last code. */
  get lastPlaces(): readonly number[] {
    this.#lastPlaces ??= [...this.states.keys()].filter((place) => {
      const state = this.states[place] as State;
      return this.ofUnit(state.id).at(-1) === state;
    });
    return this.#lastPlaces;
  }

  /** Every unit of all times in its last state, by level and last code. */
  get last(): readonly State[] {
    return this.lastPlaces.map((place) => this.states[place] as State);
  }

  /** Everything that happened as the database has it, and the acts. */
  events = (): Promise<Events> => this.#readOnce('events', readEvents);

  /** The events of each unit, in order of time. */
  eventsOfUnits = (): Promise<ReadonlyMap<number, readonly Change[]>> =>
    this.#readOnce('events of units', async () => {
      const events = groupBy((await this.events()).all, ({ id }) => id);
      for (const own of events.values()) own.sort((a, b) => compareDays(a.data, b.data) || a.ordine - b.ordine);
      return events;
    });

  /** The events of each day, by level and code. */
  eventsOfDays = (): Promise<ReadonlyMap<Day, readonly Change[]>> =>
    this.#readOnce('events of days', async () => groupBy((await this.events()).all, ({ data }) => data));

  /** Everything that happened, by day, level, code and order within the day: an event once for each other unit that explains it. */
  changes = (): Promise<readonly Change[]> => this.#readOnce('changes', async () => explained((await this.events()).all));

  /** The days on which municipalities and provinces changed, as the news name them. */
  daysOfChange = (): Promise<DaysOfChange> => this.#readOnce('days of change', readDaysOfChange);

  /** What happened to each unit, in order of time. */
  changesOfUnits = (): Promise<ReadonlyMap<number, readonly Change[]>> =>
    this.#readOnce('changes of units', async () => groupBy(await this.changes(), ({ id }) => id));

  /** The changes of each unit, and those of others in which it is the other unit, in order of time. */
  changesAroundUnits = (): Promise<ReadonlyMap<number, readonly Change[]>> =>
    this.#readOnce('changes around units', async () => {
      const around = new Map<number, Change[]>();
      for (const change of await this.changes()) {
        for (const id of new Set([change.id, change.id_collegata])) {
          if (id === null) continue;
          const known = around.get(id);
          if (known) known.push(change);
          else around.set(id, [change]);
        }
      }
      return around;
    });

  /** The history as the translation of lists follows it: versions, steps between units, facts, sizes. */
  history = (): Promise<HistoryIndex> =>
    this.#readOnce('history', async (source, edition) => {
      const [storia, sizes] = await Promise.all([readStoria(source, edition), this.sizes()]);
      await nextTask();
      return new HistoryIndex(storia, municipalSizes(sizes));
    });

  /** Population and area of each unit over time. */
  sizes = (): Promise<ReadonlyMap<number, readonly SizeAtTime[]>> => this.#readOnce('sizes', readSizes);

  /** What the units of any day are on any other. */
  correspondences = (): Promise<Correspondences> =>
    this.#readOnce('correspondences', async () => {
      const [index, changes, sizes] = [await this.history(), await this.changesOfUnits(), await this.sizes()];
      return new Correspondences({ states: this, index, changes, sizes });
    });

  /** The units by names and codes. */
  search = (): Promise<UnitSearch> => this.#readOnce('search', readUnitSearch);

  /** Reads every part that is not read yet. Calls that come meanwhile wait for their own part only. */
  async readAll(): Promise<void> {
    await this.eventsOfUnits();
    await this.changesAroundUnits();
    await this.correspondences();
    await this.search();
    await this.daysOfChange();
  }

  /** Reads a part once; a failure is not remembered. */
  #readOnce<T>(name: string, reader: ModelReader<T>): Promise<T> {
    const known = this.#once.get(name) as Promise<T> | undefined;
    if (known) return known;
    const reading = this.#read(reader);
    this.#once.set(name, reading);
    reading.catch(() => this.#once.delete(name));
    return reading;
  }
}
