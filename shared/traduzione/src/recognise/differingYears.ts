import type { Table } from '../read/Table.ts';
import { isoDay, OPEN, parseDay } from '../storia/day.ts';
import type { Epoch } from './epoch.ts';

const YEAR = /(?<!\d)(?:18[6-9]|19\d|20\d)\d(?!\d)/g;

/**
 * The years that the header or the file's name mentions and in which the list's values were not in force, in order. They are a hint for
 * the visitor: the recognition does not use them.
 */
export function differingYears({ header }: Table, fileName: string, { from, to }: Epoch, updatedTo: number): number[] {
  if (from === null || to === null) return [];
  const end = to === OPEN ? Number(isoDay(updatedTo).slice(0, 4)) + 1 : Number(isoDay(to - 1).slice(0, 4));
  const named = new Set([...header, fileName].flatMap((text) => text.match(YEAR) ?? []).map(Number));
  const start = (year: number) => parseDay(`${year}-12-31`) as number;
  return [...named].filter((year) => start(year) < from || year > end).sort((a, b) => a - b);
}
