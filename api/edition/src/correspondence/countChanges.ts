import type { Day } from '@territori/history/dates/day';
import { groupBy } from '@territori/traduzione/groupBy';
import type { Livello } from '@territori/wire/v1/values';
import type { Change } from '../model/readEvents.ts';
import type { States } from '../model/States.ts';

/** What a change does to the number of units. */
export type Effect = 1 | -1 | 0;

/** Something that happened to a unit on a day. */
export interface CountedUnit {
  readonly id: number;
  readonly day: Day;
}

/** The changes of one kind with one effect. */
export interface CountedKind {
  /** Null where the sources do not say what changed. */
  readonly kind: string | null;
  readonly effect: Effect;
  readonly units: readonly CountedUnit[];
}

const BEGINNINGS: ReadonlySet<string> = new Set(['CS', 'PV']);
const ENDS: ReadonlySet<string> = new Set(['ES', 'AS']);

/** The days on which a unit began and ended to be in force, after one day and up to another. */
function turnsOf(units: States, id: number, first: Day, last: Day): { readonly begins: Day[]; readonly ends: Day[] } {
  const states = units.ofUnit(id);
  const isWithin = (day: Day | null): day is Day => day !== null && day > first && day <= last;
  return {
    begins: states.filter(({ from }, place) => states[place - 1]?.to !== from && isWithin(from)).map(({ from }) => from),
    ends: states.flatMap(({ to }, place) => (states[place + 1]?.from !== to && isWithin(to) ? [to] : [])),
  };
}

/** The kind by which a source explains a beginning or an end; null when none does. */
const kindOf = (changes: readonly Change[], day: Day, kinds: ReadonlySet<string>): string | null =>
  changes.find(({ data, tipo }) => data === day && tipo !== null && kinds.has(tipo))?.tipo ?? null;

/**
 * How the number of units of a level changed after one day and up to and including another: beginnings and ends by kind, which add up to
 * the difference, and the changes without effect on the number. With the days exchanged, a beginning takes away and an end adds.
 */
export function countChanges(
  livello: Livello,
  units: States,
  changes: ReadonlyMap<number, readonly Change[]>,
  from: Day,
  to: Day,
): CountedKind[] {
  const [first, last] = from <= to ? [from, to] : [to, from];
  const gain: Effect = from <= to ? 1 : -1;
  const loss: Effect = from <= to ? -1 : 1;
  const counted: { readonly kind: string | null; readonly effect: Effect; readonly unit: CountedUnit }[] = [];
  for (const { id } of units.last.filter((unit) => unit.livello === livello)) {
    const own = changes.get(id) ?? [];
    const { begins, ends } = turnsOf(units, id, first, last);
    for (const day of begins) counted.push({ kind: kindOf(own, day, BEGINNINGS), effect: gain, unit: { id, day } });
    for (const day of ends) counted.push({ kind: kindOf(own, day, ENDS), effect: loss, unit: { id, day } });
    const turns = new Set([...begins.map((day) => `+${day}`), ...ends.map((day) => `-${day}`)]);
    const seen = new Set<string>();
    for (const { tipo, data } of own) {
      if (data <= first || data > last) continue;
      if (tipo !== null && BEGINNINGS.has(tipo) && turns.has(`+${data}`)) continue;
      if (tipo !== null && ENDS.has(tipo) && turns.has(`-${data}`)) continue;
      // a change with several other units is one change
      const key = `${tipo} ${data}`;
      if (seen.has(key)) continue;
      seen.add(key);
      counted.push({ kind: tipo, effect: 0, unit: { id, day: data } });
    }
  }
  const groups = groupBy(counted, ({ kind, effect }) => `${kind} ${effect}`);
  return [...groups.values()]
    .flatMap(([one, ...others]): CountedKind[] =>
      one === undefined
        ? []
        : [
            {
              kind: one.kind,
              effect: one.effect,
              units: [one, ...others].map(({ unit }) => unit).sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.id - b.id)),
            },
          ],
    )
    .sort((a, b) => b.effect - a.effect || (a.kind ?? '~').localeCompare(b.kind ?? '~'));
}
