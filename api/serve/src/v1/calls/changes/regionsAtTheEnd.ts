import type { EditionModel } from '@territori/edition/EditionModel';
import type { Day } from '@territori/history/dates/day';
import { dayNumber, type HistoryIndex, isoDay } from '@territori/traduzione/storia';
import type { Livello } from '@territori/wire/v1/values';

/**
 * Finds the codes of the regions in which a unit, or the units that it became, lie on the last day of the edition. Something happened to
 * the unit on the day that is given: it may have begun or ended on it.
 */
export function regionsAtTheEnd(model: EditionModel, index: HistoryIndex): (level: Livello, id: number, day: Day) => string[] {
  const last = index.updatedTo;
  const lastDay = isoDay(last);
  const regionOf = (id: number): string | null => {
    const row = model.at(id, lastDay)?.row;
    return (row?.livello === 'regione' ? row.codice : row?.regione?.codice) ?? null;
  };
  return (level, id, day) => {
    if (level === 'ripartizione') return [];
    const succession = index.succession[level];
    const number = dayNumber(day) ?? last;
    // a unit that ends on the day was there on the day before
    const there = succession.isThere(id, number) ? number : number - 1;
    const codes = [...succession.flow(id, there, last).targets.keys()].map(regionOf);
    return [...new Set(codes.filter((code) => code !== null))].sort();
  };
}
