/**
 * A day as the number of days since 1970-01-01; earlier days are negative. Intervals are half-open: [first day in
 * force, first day out of force).
 */
export type DayNumber = number;

/** A stretch of time: its first day, and the first day out of it. */
export interface Period {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/** Whether a half-open interval contains a day. */
export const holdsOn = ({ from, to }: Period, day: DayNumber): boolean => from <= day && day < to;

/** The end of an interval that is still open. */
export const OPEN: DayNumber = 2 ** 30;

const MILLISECONDS = 86_400_000;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day of a date written YYYY-MM-DD; undefined for a date that does not exist. */
export function dayNumber(iso: string): DayNumber | undefined {
  const parts = ISO.exec(iso);
  if (!parts) return undefined;
  const day = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) / MILLISECONDS;
  return isoDay(day) === iso ? day : undefined;
}

/** `dayNumber` for many dates among which the same few thousand come again and again. Throws RangeError for a date that does not exist. */
export function dayNumbers(): (iso: string) => DayNumber {
  const known = new Map<string, DayNumber>();
  return (iso) => {
    const day = known.get(iso) ?? dayNumber(iso);
    if (day === undefined) throw new RangeError(`'${iso}' is not a date of the calendar, YYYY-MM-DD`);
    known.set(iso, day);
    return day;
  };
}

/** YYYY-MM-DD. */
export const isoDay = (day: DayNumber): string => new Date(day * MILLISECONDS).toISOString().slice(0, 10);

/** YYYY-MM-DD of the end of an interval, null when it is open. */
export const isoEnd = (day: DayNumber): string | null => (day === OPEN ? null : isoDay(day));
