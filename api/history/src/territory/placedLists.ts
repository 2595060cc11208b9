import type { Dated } from './sources/Dated.ts';
import type { Timeline } from './Timeline.ts';

/** A list whose day is known. */
export interface PlacedList<Row> {
  day: string;
  rows: readonly Row[];
}

/**
 * The lists with the day that each describes. One without a date describes the first day on which all its codes are in force; one with a
 * code that never was is left out.
 */
export const placedLists = <Row extends { code: string }>(lists: readonly Dated<Row>[], level: Timeline): PlacedList<Row>[] =>
  lists.flatMap(({ date, rows }) => {
    const day = date ?? level.sinceAllHold(rows.map((row) => row.code));
    return day === null ? [] : [{ day, rows }];
  });
