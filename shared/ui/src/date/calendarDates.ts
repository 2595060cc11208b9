import dayjs from 'dayjs';

/** Moves a date (YYYY-MM-DD) by days, months or years; a day that the month does not have becomes its last day. */
export const moveCalendarDate = (iso: string, by: number, unit: 'day' | 'month' | 'year') => dayjs(iso).add(by, unit).format('YYYY-MM-DD');

/** The nearest date within the bounds, both included. */
export const calendarDateWithin = (iso: string, min: string, max: string) => (iso < min ? min : iso > max ? max : iso);

/** The weeks of `iso`'s month from Monday to Sunday; null where a day belongs to another month. */
export function weeksOfMonth(iso: string): (string | null)[][] {
  const first = dayjs(iso).startOf('month');
  const before = (first.day() + 6) % 7;
  const length = first.daysInMonth();
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before;
      return day < 0 || day >= length ? null : first.add(day, 'day').format('YYYY-MM-DD');
    }),
  );
}
