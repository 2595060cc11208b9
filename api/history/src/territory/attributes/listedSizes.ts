import { groupBy } from '@territori/traduzione/groupBy';
import { censusDay } from '@territori/traduzione/storia';
import { cutAt } from '../intervals.ts';
import type { Size } from '../model.ts';
import { covers } from '../period.ts';
import { type PlacedList, placedLists } from '../placedLists.ts';
import type { Dated } from '../sources/Dated.ts';
import type { SizeRow } from '../sources/SizeRow.ts';
import type { Timeline } from '../Timeline.ts';
import { joinedSizes } from './joinedSizes.ts';

/** What a list says of a unit, and the days for which it holds. */
interface SizeCandidate extends Size {
  /** The day of the census of its legal population. */
  census: string;
  /** The day that the list describes. */
  day: string;
}

/** The day of the census of a row; that of its list where the row names no census. */
const censusOf = ({ censusYear }: SizeRow, day: string): string => (censusYear === null ? undefined : censusDay(censusYear)) ?? day;

/** From when figures hold: from the census on which they rest, or only from the day of their list. */
export type HeldFrom = 'census' | 'list';

/** A list holds for a unit up to the next census, and only while the unit keeps the territory that it had on the day of the list. */
function sizeCandidates(
  { day, rows }: PlacedList<SizeRow>,
  level: Timeline,
  changesOf: (unitId: number) => readonly string[],
  heldFrom: HeldFrom,
  censuses: readonly string[],
): SizeCandidate[] {
  return rows.flatMap((row) => {
    const { code, plate: _plate, ...values } = row;
    const unitId = level.at(code, day)?.unitId;
    if (unitId === undefined) return [];
    const changes = changesOf(unitId);
    const census = censusOf(row, day);
    const began = changes.findLast((change) => change <= day) ?? day;
    const from = [began, heldFrom === 'census' ? census : day].sort()[1] ?? day;
    const ends = [changes.find((change) => change > day), censuses.find((other) => other > census)].filter((end) => end !== undefined);
    const [to = null] = ends.sort();
    return to !== null && to <= from ? [] : { ...values, unitId, from, to, census, day };
  });
}

/**
 * True when `a` says more of a day than `b`: its census is later, or its list is nearer to the day, where an
 * earlier list decides over a later one.
 */
function isBetter(a: SizeCandidate, b: SizeCandidate, day: string): boolean {
  if (a.census !== b.census) return a.census > b.census;
  const [aBefore, bBefore] = [a.day <= day, b.day <= day];
  if (aBefore !== bBefore) return aBefore;
  return aBefore ? a.day > b.day : a.day < b.day;
}

/** The day of the count of residents: the last of its year. */
const residentsDay = ({ residentsYear }: Size): string | null => (residentsYear === null ? null : `${residentsYear}-12-31`);

/**
 * What a candidate says during a part of its time: residents are counted later than the census, and belong to the
 * days from the count on.
 */
function sizeOfCandidate({ census: _census, day: _day, ...size }: SizeCandidate, period: { from: string; to: string | null }): Size {
  const counted = residentsDay(size);
  const known = counted === null || counted <= period.from ? {} : { residents: null, residentsYear: null };
  return { ...size, ...known, ...period };
}

/** The candidates of one unit as periods that do not overlap, each with the best of those that hold. */
function bestSizes(all: readonly SizeCandidate[]): Size[] {
  const cuts = all.flatMap((candidate) =>
    [candidate.from, candidate.to, candidate.day, residentsDay(candidate)].filter((day) => day !== null),
  );
  const pieces = all.flatMap((candidate) =>
    cutAt(candidate, cuts).flatMap((piece) => {
      const beaten = all.some((other) => other !== candidate && covers(other, piece.from) && isBetter(other, candidate, piece.from));
      return beaten ? [] : sizeOfCandidate(candidate, piece);
    }),
  );
  return joinedSizes(pieces);
}

/**
 * The sizes of one level that the lists give. `changesOf` gives the days on which the territory of a unit changed.
 * On a day a unit has the figures of the last census on or before it, from the list that is nearest to the day.
 */
export function listedSizes(
  lists: readonly Dated<SizeRow>[],
  level: Timeline,
  changesOf: (unitId: number) => readonly string[],
  heldFrom: HeldFrom,
): Size[] {
  const known = placedLists(lists, level);
  const censuses = [...new Set(known.flatMap(({ day, rows }) => rows.map((row) => censusOf(row, day))))].sort();
  const all = known.flatMap((list) => sizeCandidates(list, level, changesOf, heldFrom, censuses));
  return [...groupBy(all, ({ unitId }) => unitId).values()].flatMap(bestSizes);
}
