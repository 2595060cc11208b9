import type { Database, Edition } from '../../database/index.ts';
import type { Day } from '../../dates/day.ts';
import { readStates, type State } from './readStates.ts';

export type { State };

const includes = ({ from, to }: State, day: Day): boolean => from <= day && (to === null || day < to);

/**
 * The units of an edition in memory: what every call of `/api/v1` and the bulk files read. Reading it takes about two seconds, once an
 * edition; answers then need no database.
 */
export class EditionModel {
  /** All states, by level, code, unit and time. */
  readonly states: readonly State[];
  readonly #ofUnit = new Map<number, State[]>();

  constructor(states: readonly State[]) {
    this.states = states;
    for (const state of states) {
      const known = this.#ofUnit.get(state.row.id);
      if (known) known.push(state);
      else this.#ofUnit.set(state.row.id, [state]);
    }
    for (const own of this.#ofUnit.values()) own.sort((a, b) => (a.from < b.from ? -1 : 1));
  }

  static async read(database: Database, edition: Edition): Promise<EditionModel> {
    return new EditionModel(await readStates(database, edition));
  }

  /** The units in force on a day, by level and code. */
  inForce = (day: Day): State[] => this.states.filter((state) => includes(state, day));

  /** The states of a unit in order of time; empty for an unknown id. */
  ofUnit = (id: number): readonly State[] => this.#ofUnit.get(id) ?? [];

  /** A unit on a day; undefined when it was not in force. */
  at = (id: number, day: Day): State | undefined => this.ofUnit(id).find((state) => includes(state, day));

  /** Every unit of all times in its last state, by level and last code. */
  #last: readonly State[] | undefined;
  get last(): readonly State[] {
    this.#last ??= this.states.filter((state) => this.ofUnit(state.row.id).at(-1) === state);
    return this.#last;
  }
}
