import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

/** The earliest date of a search: the proclamation of the Kingdom of Italy. */
export const EARLIEST_DATE = '1861-03-17';

/** The default first day of a period. */
export const DEFAULT_PERIOD_START = '1991-01-01';

const READ = ['YYYY-MM-DD', 'DD/MM/YYYY', 'D/M/YYYY', 'DD-MM-YYYY'];
let romeDate: Intl.DateTimeFormat | undefined;

/** The date in a place that is so many hours ahead of UTC. */
function dayAhead(now: Date, hours: number): string {
  return new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10);
}

/** The date in Europe/Rome, `YYYY-MM-DD`, wherever the visitor is. */
export function today(now: Date = new Date()): string {
  // Rome is one or two hours ahead, which makes a difference in one hour of a day: else the time zone, slow to read, is not needed
  const day = dayAhead(now, 1);
  if (day === dayAhead(now, 2)) return day;
  romeDate ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', year: 'numeric', month: '2-digit', day: '2-digit' });
  return romeDate.format(now);
}

/** True for the dates that mean "no end": 31/12/9999 and any other with 9999 in it. */
export function isOpenEnd(date: string): boolean {
  return date.includes('9999');
}

/**
 * Reads `DD/MM/YYYY` (also `D/M/YYYY`, `DD-MM-YYYY` and `YYYY-MM-DD`) into `YYYY-MM-DD`; null for anything else and for
 * days that do not exist.
 */
export function parseDate(text: string): string | null {
  const trimmed = text.trim();
  for (const format of READ) {
    const parsed = dayjs(trimmed, format, true);
    if (parsed.isValid()) return parsed.format('YYYY-MM-DD');
  }
  return null;
}

/** A date as shown, `DD/MM/YYYY`. An open end is shown as today; an invalid date gives an empty text. */
export function formatDate(date: string | null | undefined): string {
  if (!date) return '';
  const iso = isOpenEnd(date) ? today() : parseDate(date.slice(0, 10));
  return iso ? iso.split('-').reverse().join('/') : '';
}

/** The nearest date (`YYYY-MM-DD`) within both bounds, each optional. */
export function clampDate(date: string, min?: string, max?: string): string {
  if (max !== undefined && date > max) return max;
  if (min !== undefined && date < min) return min;
  return date;
}

/** The year of the last day before a day `YYYY-MM-DD`: what ends with the year 1926 has 1927-01-01 as the first day after it. */
export const lastYearBefore = (day: string): string => (day.endsWith('-01-01') ? String(Number(day.slice(0, 4)) - 1) : day.slice(0, 4));
