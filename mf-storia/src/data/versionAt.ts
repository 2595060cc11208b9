import type { UnitOption } from './unitOption.ts';

/** A unit under a code, and the days on which it had it: the last one is not included. */
export interface CodedVersion {
  readonly option: UnitOption;
  /** `YYYY-MM-DD` */
  readonly from: string;
  readonly to: string;
}

/** Days between a day and a version; 0 while it is in force. */
function distance({ from, to }: CodedVersion, day: string): number {
  const time = Date.parse(day);
  if (day < from) return Date.parse(from) - time;
  return day >= to ? time - Date.parse(to) + 1 : 0;
}

/**
 * The unit that had a code on a day. Tables also name units on the day on which they ended, so the nearest version counts where none was in
 * force; undefined where no unit ever had the code.
 */
export function versionAt(versions: readonly CodedVersion[], code: string, day: string): UnitOption | undefined {
  const [nearest] = versions.filter(({ option }) => option.code === code).sort((a, b) => distance(a, day) - distance(b, day));
  return nearest?.option;
}
