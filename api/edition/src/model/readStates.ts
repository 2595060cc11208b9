import { setImmediate as nextTask } from 'node:timers/promises';
import type { Edition } from '@territori/store/database';
import { type Cells, type RowSource, readCells, type SelectedColumns } from '@territori/store/database/readRows';
import { rowMaker } from '@territori/store/database/rowMaker';
import { Unita } from '@territori/wire/v1/unita';
import { LEVELS, type Livello } from '@territori/wire/v1/values';
import { type Reading, STATE_TABLES, UNIT_READINGS } from './unitReadings.ts';

/** A unit over an interval in which nothing that is known of it, its province, its region and its division changed. */
export interface State {
  readonly id: number;
  readonly livello: Livello;
  readonly row: Unita;
  /** The number of its version in the edition: several states may belong to one. */
  readonly version: number;
  /** First day of the interval, and first day after it; null while in force. */
  readonly from: string;
  readonly to: string | null;
}

/** A state whose row is made when it is asked for first: of forty thousand states a process that serves shows few. */
class ReadState implements State {
  readonly id: number;
  readonly livello: Livello;
  readonly version: number;
  readonly from: string;
  readonly to: string | null;
  readonly #place: number;
  readonly #rowAt: (place: number) => Unita;
  #row: Unita | undefined;

  constructor(livello: Livello, cells: StateCells, place: number, rowAt: (place: number) => Unita) {
    this.id = cells.id(place);
    this.livello = livello;
    this.version = cells.versione(place);
    this.from = cells.dal(place);
    this.to = cells.al(place);
    this.#place = place;
    this.#rowAt = rowAt;
  }

  get row(): Unita {
    this.#row ??= this.#rowAt(this.#place);
    return this.#row;
  }
}

/** The columns of states as the database gives them: those of objects are not nested yet. */
interface StateColumns {
  readonly id: number;
  readonly codice: string | null;
  readonly versione: number;
  readonly dal: string;
  readonly al: string | null;
  readonly [column: string]: unknown;
}
type StateCells = Cells<StateColumns>;

/** A column of a unit: where it is read, or of an object where each of its members is. */
interface UnitColumn {
  readonly name: string;
  readonly reading: Reading;
  readonly members: readonly { readonly name: string; readonly column: string; readonly reading: Reading }[];
}

/** The columns of the schema, in its order. */
function unitColumns(): UnitColumn[] {
  return Object.keys(Unita.properties).map((name): UnitColumn => {
    const reading: object = UNIT_READINGS[name as keyof typeof UNIT_READINGS] ?? {};
    if (!('id' in reading)) return { name, reading, members: [] };
    const members = Object.entries(reading as Record<string, Reading>).map(([member, own]) => ({
      name: member,
      column: `${name}.${member}`,
      reading: own,
    }));
    return { name, reading: {}, members };
  });
}

/** The SQL of each column of a level. */
function sqlOf(columns: readonly UnitColumn[], level: Livello) {
  const { interval } = STATE_TABLES[level];
  const read = columns
    .filter(({ name }) => name !== 'livello')
    .flatMap(({ name, reading, members }) =>
      members.length === 0 ? [[name, reading] as const] : members.map((member) => [member.column, member.reading] as const),
    );
  return {
    versione: 'v.id',
    dal: `lower(${interval})`,
    al: `upper(${interval})`,
    ...Object.fromEntries(read.map(([name, reading]) => [name, reading[level] ?? 'null'])),
  } as SelectedColumns<StateColumns>;
}

/** Makes the object of some columns. Equal ones are made once, so that forty thousand rows share some hundred provinces. */
function sharedMaker(members: UnitColumn['members'], cells: StateCells): (place: number) => object {
  const known = new Map<string, object>();
  const own = members.map(({ name, column }) => [name, cells[column] as (place: number) => unknown] as const);
  return (place) => {
    const values = own.map(([name, cell]) => [name, cell(place)] as const);
    const key = values.map(([, value]) => value).join('|');
    const same = known.get(key);
    if (same) return same;
    const made = Object.fromEntries(values);
    known.set(key, made);
    return made;
  };
}

/** Makes the row of a state of one level: what the unit belongs to becomes nested. */
function rowReader(columns: readonly UnitColumn[], livello: Livello, cells: StateCells): (place: number) => Unita {
  const readers = columns.map(({ name, members }): readonly [string, (place: number) => unknown] => {
    if (name === 'livello') return [name, () => livello];
    if (members.length === 0) return [name, cells[name] as (place: number) => unknown];
    const shared = sharedMaker(members, cells);
    const id = cells[`${name}.id`] as (place: number) => unknown;
    return [name, (place) => (id(place) === null ? null : shared(place))];
  });
  const emptyRow = rowMaker(columns.map(({ name }) => name));
  return (place) => {
    const row = emptyRow();
    for (const [name, read] of readers) row[name] = read(place);
    return row as Unita;
  };
}

/** The places of states by code, unit and time. */
function placesByCode(length: number, { codice, id, dal }: StateCells): number[] {
  return Array.from({ length }, (_, place) => place).sort((a, b) => {
    const [left, right] = [codice(a) ?? '', codice(b) ?? ''];
    if (left !== right) return left < right ? -1 : 1;
    return id(a) - id(b) || (dal(a) < dal(b) ? -1 : 1);
  });
}

/** The states of all units of an edition, by level, code, unit and time. */
export async function readStates(source: RowSource, edition: Edition): Promise<State[]> {
  const columns = unitColumns();
  const states: State[] = [];
  for (const level of LEVELS) {
    const { from, before } = STATE_TABLES[level];
    const { length, cells } = await readCells<StateColumns>(source, edition, { columns: sqlOf(columns, level), from, before });
    const rowAt = rowReader(columns, level, cells);
    for (const place of placesByCode(length, cells)) states.push(new ReadState(level, cells, place, rowAt));
    await nextTask();
  }
  return states;
}
