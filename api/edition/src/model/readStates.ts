import type { Edition } from '@territori/store/database';
import { mapRows, type RowSource } from '@territori/store/database/readRows';
import { rowMaker } from '@territori/store/database/rowMaker';
import { Unita } from '@territori/wire/v1/unita';
import { LEVELS, type Livello } from '@territori/wire/v1/values';
import { type Reading, STATE_TABLES, UNIT_READINGS } from './unitReadings.ts';

/** A unit over an interval in which nothing that is known of it, its province, its region and its division changed. */
export interface State {
  readonly row: Unita;
  /** The number of its version in the edition: several states may belong to one. */
  readonly version: number;
  /** First day of the interval, and first day after it; null while in force. */
  readonly from: string;
  readonly to: string | null;
}

/** A state as the database gives it: the columns of objects are not nested yet. */
interface StateRow {
  readonly versione: number;
  readonly dal: string;
  readonly al: string | null;
  readonly [column: string]: unknown;
}

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
  };
}

/** Makes the object of some columns. Equal ones are made once, so that forty thousand rows share some hundred provinces. */
function sharedMaker(members: UnitColumn['members']): (row: StateRow) => object {
  const known = new Map<string, object>();
  return (row) => {
    let key = '';
    for (const { column } of members) key += `${row[column]}|`;
    const same = known.get(key);
    if (same) return same;
    const made = Object.fromEntries(members.map(({ name, column }) => [name, row[column]]));
    known.set(key, made);
    return made;
  };
}

/** Makes states of the rows of one level: what a unit belongs to becomes nested. */
function stateMaker(columns: readonly UnitColumn[], livello: Livello): (row: StateRow) => State {
  const readers = columns.map(({ name, members }): readonly [string, (row: StateRow) => unknown] => {
    if (name === 'livello') return [name, () => livello];
    if (members.length === 0) return [name, (row) => row[name]];
    const shared = sharedMaker(members);
    const id = `${name}.id`;
    return [name, (row) => (row[id] === null ? null : shared(row))];
  });
  const emptyRow = rowMaker(columns.map(({ name }) => name));
  return (found) => {
    const row = emptyRow();
    for (const [name, read] of readers) row[name] = read(found);
    return { version: found.versione, from: found.dal, to: found.al, row: row as Unita };
  };
}

const byCode = (a: State, b: State): number => {
  const [left, right] = [a.row.codice ?? '', b.row.codice ?? ''];
  if (left !== right) return left < right ? -1 : 1;
  return a.row.id - b.row.id || (a.from < b.from ? -1 : 1);
};

/** The states of all units of an edition, by level, code, unit and time. */
export async function readStates(source: RowSource, edition: Edition): Promise<State[]> {
  const columns = unitColumns();
  const states: State[] = [];
  for (const level of LEVELS) {
    const { from, before } = STATE_TABLES[level];
    const own = await mapRows<StateRow, State>(
      source,
      edition,
      { columns: sqlOf(columns, level), from, before },
      stateMaker(columns, level),
    );
    for (const state of own.sort(byCode)) states.push(state);
  }
  return states;
}
