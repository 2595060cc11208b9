import { groupBy } from '@territori/traduzione/groupBy';
import { dayNumbers, OPEN, type Presence, type Step, Succession } from '@territori/traduzione/storia';
import { joined } from '../intervals.ts';
import type { Level, Passage, Version } from '../model.ts';

export type SuccessionVersion = Pick<Version, 'level' | 'unitId' | 'from' | 'to'>;
export type SuccessionPassage = Pick<Passage, 'level' | 'fromId' | 'toId' | 'date' | 'kind' | 'certainty' | 'whole'>;

/** Which unit of a level became which, in the one reader of passages, and when each was there. */
export interface LevelSuccession {
  readonly succession: Succession<Step>;
  readonly presences: ReadonlyMap<number, readonly Presence[]>;
}

/** The succession of the units of one level; versions and passages of others are left out. */
export function successionOf(
  level: Level,
  versions: readonly SuccessionVersion[],
  passages: readonly SuccessionPassage[],
): LevelSuccession {
  const dayOf = dayNumbers();
  const held = groupBy(
    versions.filter((version) => version.level === level),
    ({ unitId }) => unitId,
  );
  const presences = new Map(
    [...held].map(([unit, own]) => [unit, joined(own).map(({ from, to }) => ({ from: dayOf(from), to: to === null ? OPEN : dayOf(to) }))]),
  );
  const steps = passages
    .filter((passage) => passage.level === level)
    .map(({ fromId, toId, date, kind, certainty, whole }) => ({ from: fromId, to: toId, day: dayOf(date), kind, certainty, whole }));
  return { succession: new Succession(steps, (unit) => presences.get(unit) ?? []), presences };
}
