import { isoDay, type Members, membersBetween, type SuccessionBetween } from '@territori/traduzione/storia';
import type { Livello } from '@territori/wire/v1/values';
import type { State } from '../model/readStates.ts';
import type { States } from '../model/States.ts';
import { reasonOfEnd } from './Reason.ts';
import { type ChangesOfUnits, type UnitsBetween, unitsBetween } from './UnitsBetween.ts';

export type UpperLevel = Exclude<Livello, 'comune'>;

const UPPER_UNIT_OF_STATE: Readonly<Record<UpperLevel, (state: State) => number | null>> = {
  uts: ({ row }) => row.provincia?.id ?? null,
  regione: ({ row }) => row.regione?.id ?? null,
  ripartizione: ({ row }) => row.ripartizione?.id ?? null,
};

/** Units of an upper level between two days, and the municipalities that each unit of the first day passed to each of the last. */
export interface UpperBetween extends UnitsBetween {
  /** For each unit of the first day: its municipalities by the unit of the last day to which they belong; null where they lead nowhere. */
  readonly members: Members;
}

/**
 * The units of an upper level of two days beside each other, by their municipalities. A unit that is there on both days is itself. A pair
 * of two others is one when the first ended or the second was founded; municipalities that passed between two that go on add none.
 */
export function upperUnitsBetween(level: UpperLevel, states: States, passages: SuccessionBetween, changes: ChangesOfUnits): UpperBetween {
  const [first, last] = [isoDay(passages.first), isoDay(passages.last)];
  const on = (day: string) => states.inForce(day).filter(({ livello }) => livello === level);
  const [before, after] = [on(first), on(last)].map((found) => new Set(found.map(({ id }) => id))) as [Set<number>, Set<number>];
  const parentOf = UPPER_UNIT_OF_STATE[level];
  const parents = (day: string) =>
    new Map(states.inForce(day).flatMap((state) => (state.livello === 'comune' ? [[state.id, parentOf(state)] as const] : [])));
  const [parentsBefore, parentsAfter] = [parents(first), parents(last)];

  const members = membersBetween(
    passages,
    (unit) => parentsBefore.get(unit),
    (unit) => parentsAfter.get(unit),
  );
  const pairs = new Map<number, ReadonlySet<number>>();
  for (const unit of before) {
    const targets = new Set(after.has(unit) ? [unit] : []);
    for (const target of members.get(unit)?.keys() ?? [])
      if (target !== null && after.has(target) && (!after.has(unit) || !before.has(target))) targets.add(target);
    pairs.set(unit, targets);
  }
  const between = unitsBetween(passages, changes, pairs, after, (unit) =>
    pairs.get(unit)?.size === 0 ? reasonOfEnd(changes.get(unit), lastDayAfter(states, unit, first)) : undefined,
  );
  return { ...between, members };
}

/** The day on which a unit that is there on a day ends. */
const lastDayAfter = (states: States, unit: number, day: string): string =>
  states.ofUnit(unit).findLast(({ from, to }) => from <= day || (to ?? '') > day)?.to ?? day;
