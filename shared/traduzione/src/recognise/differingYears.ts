import type { Table } from '../read/Table.ts';
import { type DayNumber, dayNumber, isoDay, OPEN } from '../storia/dayNumber.ts';
import type { Epoch } from './Epoch.ts';

const YEAR = /(?<!\d)(?:18[6-9]|19\d|20\d)\d(?!\d)/g;

/**
 * The years that the header or the file's name mentions and in which the list's values were not in force, in order. They are a hint for
 * the visitor: the recognition does not use them.
 */
export function differingYears({ header }: Table, fileName: string, epoch: Epoch, updatedTo: number): number[] {
  const { from, to, share, alternatives } = epoch;
  if (from === null || to === null) return [];
  const lastYear = (end: DayNumber) => (end === OPEN ? Number(isoDay(updatedTo).slice(0, 4)) + 1 : Number(isoDay(end - 1).slice(0, 4)));
  // as many values were in force at these times too
  const fitting = [{ from, to }, ...alternatives.filter((other) => other.share >= share)];
  const named = new Set([...header, fileName].flatMap((text) => text.match(YEAR) ?? []).map(Number));
  const start = (year: number) => dayNumber(`${year}-12-31`) as number;
  return [...named].filter((year) => fitting.every((time) => start(year) < time.from || year > lastYear(time.to))).sort((a, b) => a - b);
}
