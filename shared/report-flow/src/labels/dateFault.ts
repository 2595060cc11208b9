import { parseDate } from '@territori/kit/dates';

/** The fault of a typed date. */
export type DateFault = 'missing' | 'impossible' | 'shortYear' | 'before' | 'after';

/** A day whose year lacks the century. */
const SHORT_YEAR = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{1,3}$/;

/** The fault of a text as a date from `min` to `max` (`YYYY-MM-DD`); undefined for a usable date. */
export function dateFault(text: string, min: string, max: string): DateFault | undefined {
  if (text.trim() === '') return 'missing';
  const date = parseDate(text);
  if (date === null) return SHORT_YEAR.test(text.trim()) ? 'shortYear' : 'impossible';
  return date < min ? 'before' : date > max ? 'after' : undefined;
}
