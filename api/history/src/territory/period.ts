/** A half-open interval of ISO dates: `from` is the first day in force, `to` the first day out of force, null when still in force. */
export interface Period {
  from: string;
  to: string | null;
}

/** Greater than every date, for comparing open ends. */
const NEVER = '9999-12-31';

export const endOf = (period: Period): string => period.to ?? NEVER;

export const covers = (period: Period, date: string): boolean => period.from <= date && date < endOf(period);

/** Days of the intersection of two periods, 0 when there is none; open ends count to the year 9999. */
export function overlapDays(a: Period, b: Period): number {
  // most pairs do not meet, and two texts are compared many times faster than parsed
  if (a.from >= endOf(b) || b.from >= endOf(a)) return 0;
  const from = Math.max(Date.parse(a.from), Date.parse(b.from));
  const to = Math.min(Date.parse(endOf(a)), Date.parse(endOf(b)));
  return (to - from) / 86_400_000;
}

/** The order of ISO dates, for a sort: many times faster than a comparison by the rules of a language. */
export const compareDays = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The period as PostgreSQL writes a daterange. */
export const toRange = (period: Period): string => `[${period.from},${period.to ?? ''})`;

/** The day before an ISO date. */
export const dayBefore = (date: string): string => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

/** The day after an ISO date. */
export const nextDay = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
