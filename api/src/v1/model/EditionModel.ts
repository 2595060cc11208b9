import { HistoryIndex } from '@territori/traduzione/storia';
import type { Database, Edition } from '../../database/index.ts';
import type { Day } from '../../dates/day.ts';
import { groupBy } from '../../territory/groupBy.ts';
import { readSizes, readStoria } from '../../translation/readStoria.ts';
import { Correspondences } from '../correspondence/Correspondences.ts';
import { type Change, readChanges } from './readChanges.ts';
import { readSizesOverTime, type SizeAtTime } from './readSizesOverTime.ts';
import { readStates, type State } from './readStates.ts';

export type { State };

type Reader<T> = (database: Database, edition: Edition) => Promise<T>;

const includes = ({ from, to }: State, day: Day): boolean => from <= day && (to === null || day < to);

/**
 * The units of an edition in memory: what every call of `/api/v1` and the bulk files read. Reading the states takes about a second, once an
 * edition; changes, history and sizes are read when a first call needs them.
 */
export class EditionModel {
  /** All states, by level, code, unit and time. */
  readonly states: readonly State[];
  readonly #ofUnit: ReadonlyMap<number, readonly State[]>;
  readonly #once = new Map<string, Promise<unknown>>();
  readonly #read: <T>(reader: Reader<T>) => Promise<T>;
  #last: readonly State[] | undefined;
  #inOrderOfUnits: readonly State[] | undefined;

  private constructor(states: readonly State[], read: <T>(reader: Reader<T>) => Promise<T>) {
    this.states = states;
    this.#read = read;
    const ofUnit = groupBy(states, ({ row }) => row.id);
    for (const own of ofUnit.values()) own.sort((a, b) => (a.from < b.from ? -1 : 1));
    this.#ofUnit = ofUnit;
  }

  static async read(database: Database, edition: Edition): Promise<EditionModel> {
    return new EditionModel(await readStates(database, edition), (reader) => reader(database, edition));
  }

  /** The units in force on a day, by level and code. */
  inForce = (day: Day): State[] => this.states.filter((state) => includes(state, day));

  /** The states of a unit in order of time; empty for an unknown id. */
  ofUnit = (id: number): readonly State[] => this.#ofUnit.get(id) ?? [];

  /** A unit on a day; undefined when it was not in force. */
  at = (id: number, day: Day): State | undefined => this.ofUnit(id).find((state) => includes(state, day));

  /** Every unit of all times in its last state, by level and last code. */
  get last(): readonly State[] {
    this.#last ??= this.states.filter((state) => this.ofUnit(state.row.id).at(-1) === state);
    return this.#last;
  }

  /** All states by level, unit and time. */
  get inOrderOfUnits(): readonly State[] {
    this.#inOrderOfUnits ??= [...this.#ofUnit.values()].flat();
    return this.#inOrderOfUnits;
  }

  /** Everything that happened, by day, level, code and order within the day. */
  changes = (): Promise<readonly Change[]> => this.#readOnce('changes', readChanges);

  /** What happened to each unit, in order of time. */
  changesOfUnits = (): Promise<ReadonlyMap<number, readonly Change[]>> =>
    this.#readOnce('changes of units', async () => groupBy(await this.changes(), ({ id }) => id));

  /** The history as the translation of lists follows it: versions, steps between units, facts, sizes. */
  history = (): Promise<HistoryIndex> =>
    this.#readOnce('history', async (database, edition) => {
      const [storia, sizes] = await Promise.all([readStoria(database, edition, String(edition.id)), readSizes(database, edition)]);
      return new HistoryIndex(storia, sizes);
    });

  /** Population and area of each unit over time. */
  sizes = (): Promise<ReadonlyMap<number, readonly SizeAtTime[]>> =>
    this.#readOnce('sizes', async (database, edition) => groupBy(await readSizesOverTime(database, edition), ({ id }) => id));

  /** What the units of any day are on any other. */
  correspondences = (): Promise<Correspondences> => this.#readOnce('correspondences', () => Correspondences.read(this));

  /** Reads a part once; a failure is not remembered. */
  #readOnce<T>(name: string, reader: Reader<T>): Promise<T> {
    const known = this.#once.get(name) as Promise<T> | undefined;
    if (known) return known;
    const reading = this.#read(reader);
    this.#once.set(name, reading);
    reading.catch(() => this.#once.delete(name));
    return reading;
  }
}
