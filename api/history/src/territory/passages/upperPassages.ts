import { groupBy } from '@territori/traduzione/groupBy';
import { joined } from '../intervals.ts';
import type { Certainty, Level, Version } from '../model.ts';
import { compareDays, covers, dayBefore } from '../period.ts';
import type { UnweightedPassage } from './municipalPassages.ts';

export type UpperLevel = Extract<Level, 'uts' | 'regione'>;

/** The province or region of a municipality. */
export const UPPER_UNIT_OF_VERSION: Readonly<Record<UpperLevel, (version: Version) => number | null>> = {
  uts: ({ utsId }) => utsId,
  regione: ({ regionId }) => regionId,
};

/** A municipality whose territory came from one province or region into another on a day. */
interface MovedMunicipality {
  readonly fromId: number;
  readonly toId: number;
  readonly date: string;
  readonly certainty: Certainty;
  readonly actId: number | null;
}

/** The municipal changes of province, with their acts. */
export interface ActOfMove {
  readonly unitId: number;
  readonly date: string;
  readonly actId: number | null;
}

/** The municipalities that went on in another unit of the level. */
function movedMunicipalities(
  level: UpperLevel,
  municipal: ReadonlyMap<number, readonly Version[]>,
  acts: ReadonlyMap<string, number>,
): MovedMunicipality[] {
  const parent = UPPER_UNIT_OF_VERSION[level];
  return [...municipal].flatMap(([unit, versions]) =>
    versions.flatMap((after, place): MovedMunicipality[] => {
      const before = versions[place - 1];
      const [fromId, toId] = [before && parent(before), parent(after)];
      if (!before || before.to !== after.from || fromId == null || toId === null || fromId === toId) return [];
      return [{ fromId, toId, date: after.from, certainty: 'derivato', actId: acts.get(`${unit} ${after.from}`) ?? null }];
    }),
  );
}

/** The passages between municipalities of two different units of the level. */
function crossedPassages(
  level: UpperLevel,
  municipal: ReadonlyMap<number, readonly Version[]>,
  passages: readonly UnweightedPassage[],
): MovedMunicipality[] {
  const parent = UPPER_UNIT_OF_VERSION[level];
  const on = (unit: number, day: string) => municipal.get(unit)?.find((version) => covers(version, day));
  return passages.flatMap((passage): MovedMunicipality[] => {
    const [before, after] = [on(passage.fromId, dayBefore(passage.date)), on(passage.toId, passage.date)];
    const [fromId, toId] = [before && parent(before), after && parent(after)];
    if (fromId == null || toId == null || fromId === toId) return [];
    const { date, actId } = passage;
    return [{ fromId, toId, date, certainty: passage.certainty === 'dedotto' ? 'dedotto' : 'derivato', actId }];
  });
}

/** The act that most of the municipalities name; of two named as often the first one. */
function commonAct(moved: readonly MovedMunicipality[]): number | null {
  const named = groupBy(
    moved.flatMap(({ actId }) => (actId === null ? [] : [actId])),
    (act) => act,
  );
  return [...named].sort(([a, one], [b, other]) => other.length - one.length || a - b)[0]?.[0] ?? null;
}

/**
 * The passages between provinces or between regions, as they follow from their municipalities: those that went on in another unit of the
 * level, and those whose territory passed to a municipality of another one. A passage is ES where the first unit ended, CECS where the
 * second was founded from a part of it, CE where both went on.
 */
export function upperPassages(
  level: UpperLevel,
  versions: readonly Version[],
  municipal: ReadonlyMap<number, readonly Version[]>,
  passages: readonly UnweightedPassage[],
  actsOfMoves: readonly ActOfMove[],
): UnweightedPassage[] {
  const acts = new Map(actsOfMoves.flatMap(({ unitId, date, actId }) => (actId === null ? [] : [[`${unitId} ${date}`, actId] as const])));
  const lives = new Map([...groupBy(versions, ({ unitId }) => unitId)].map(([unit, own]) => [unit, joined(own)]));
  const isThere = (unit: number, day: string) => lives.get(unit)?.some((life) => covers(life, day)) ?? false;
  const all = [...movedMunicipalities(level, municipal, acts), ...crossedPassages(level, municipal, passages)];
  return [...groupBy(all, ({ fromId, toId, date }) => `${fromId} ${toId} ${date}`).values()]
    .flatMap((moved): UnweightedPassage[] => {
      const [first] = moved;
      if (!first) return [];
      const { fromId, toId, date } = first;
      const whole = !isThere(fromId, date);
      const kind = whole ? 'ES' : isThere(toId, dayBefore(date)) ? 'CE' : 'CECS';
      // what one municipality alone shows without a doubt is derived; one that is deduced throughout stays deduced
      const certainty = moved.every((one) => one.certainty === 'dedotto') ? 'dedotto' : 'derivato';
      return [{ level, fromId, toId, date, kind, whole, certainty, actId: commonAct(moved) }];
    })
    .sort((a, b) => compareDays(a.date, b.date) || a.fromId - b.fromId || a.toId - b.toId);
}
