import { groupBy } from '@territori/traduzione/groupBy';
import { plainLetters } from '@territori/traduzione/nomi';
import type { Version } from '../model.ts';
import { covers, endOf } from '../period.ts';
import type { NameSpell } from './provinceNameSpells.ts';

/** The versions of the municipalities, as the names of provinces are looked up in them. */
export interface PossibleSeats {
  readonly byName: ReadonlyMap<string, readonly Version[]>;
  readonly byUnit: ReadonlyMap<number, readonly Version[]>;
  /** The first day of the history. */
  readonly firstDay: string;
}

/**
 * A province founded after the history began bears the name of its seat. When the seat had another name at the
 * foundation, the province had that name too, until the seat was renamed: Littoria (Latina in the censuses) and
 * Castrogiovanni (today Enna). The municipality that came to bear the province's name counts as its seat.
 */
export function withNameOfSeat(spells: readonly NameSpell[], provinceId: number, { byName, byUnit, firstDay }: PossibleSeats): NameSpell[] {
  const [first, ...others] = spells;
  if (!first || first.from <= firstDay) return [...spells];
  const seats = groupBy(byName.get(plainLetters(first.name)) ?? [], ({ unitId }) => unitId);
  for (const [unitId, bearing] of seats) {
    const atStart = byUnit.get(unitId)?.find((version) => version.utsId === provinceId && covers(version, first.from));
    const renamed = bearing.map(({ from }) => from).sort()[0];
    if (!atStart || plainLetters(atStart.italianName) === plainLetters(first.name) || renamed === undefined) continue;
    if (renamed <= first.from || renamed >= endOf(first)) continue;
    return [
      { from: first.from, to: renamed, name: atStart.italianName, certainty: 'dedotto', dated: true, act: null },
      { ...first, from: renamed, dated: true },
      ...others,
    ];
  }
  return [...spells];
}
