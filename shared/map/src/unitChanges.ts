import type { UnitState } from './UnitState.ts';
import { knownName } from './wordingsOf.ts';

/** What can happen to a unit in a day, as its states show it; the weightiest first. */
export const UNIT_CHANGES = ['nata', 'estinta', 'provincia', 'nome', 'codice'] as const;
export type UnitChange = (typeof UNIT_CHANGES)[number];

/** How many units changed on a day, by what happened to them: each counts once, by the weightiest. */
export type ChangesOfDay = Readonly<Record<UnitChange, number>>;

/** A count of nothing, to add to. */
export const noChanges = (): Record<UnitChange, number> => ({ nata: 0, estinta: 0, provincia: 0, nome: 0, codice: 0 });

/** What made the second of two states of one unit, that follow each other; null where the unit above it was not known before. */
function changeBetween(before: UnitState, after: UnitState): UnitChange | null {
  if (before.upper !== after.upper && before.upper !== null && after.upper !== null) return 'provincia';
  // of a name that changed between two censuses only the day is counted from which the new name is certain
  if (knownName(before.name) !== knownName(after.name)) return 'nome';
  return before.code === after.code ? null : 'codice';
}

/**
 * What happened on each day, by the states of the units: new, ended, under another upper unit, with another name, with another code.
 * Units that are there on the first day were not founded on it. Changes of territory are not in the states.
 * @param states of each unit in order of time, one unit after the other
 * @param counts whether a change of a unit on a day counts; without it, all do
 */
export function unitChanges(
  states: readonly UnitState[],
  counts: (unit: number, day: string) => boolean = () => true,
): ReadonlyMap<string, ChangesOfDay> {
  const [first] = states.map(({ from }) => from).sort();
  const found = new Map<string, Record<UnitChange, number>>();
  const count = ({ id }: UnitState, day: string, change: UnitChange) => {
    if (!counts(id, day)) return;
    const known = found.get(day) ?? noChanges();
    known[change] += 1;
    found.set(day, known);
  };
  states.forEach((state, place) => {
    const [before, after] = [states[place - 1], states[place + 1]];
    const follows = before?.id === state.id && before.to === state.from;
    const change = follows ? changeBetween(before, state) : state.from === first ? null : 'nata';
    if (change) count(state, state.from, change);
    if (state.to !== null && !(after?.id === state.id && after.from === state.to)) count(state, state.to, 'estinta');
  });
  return found;
}

/** How many units a day's changes touch. */
export const touchedUnits = (changes: ChangesOfDay): number => UNIT_CHANGES.reduce((sum, change) => sum + changes[change], 0);
