import { type Day, FIRST_DAY, parseDay } from '@territori/history/dates/day';
import { message } from '../../message.ts';
import { Problem } from '../errors/Problem.ts';

const OPEN = new Set(['', '..']);

/**
 * The day of `datetime`: that of a date or of a moment; of an interval its last day, because a layer shows Italy on one day. An interval
 * without an end, or one that ends in the future, means today. Throws Problem for another text, and for a day before the history.
 */
export function timeParameter(text: string, today: Day): Day {
  const parts = text.split('/');
  const days = parts.map((part) => (OPEN.has(part) ? undefined : dayIn(part)));
  const [first, last] = [days[0], days.at(-1)];
  const isInterval = parts.length === 2;
  const wrong = parts.length > 2 || days.includes(null) || (!isInterval && first === undefined) || (first && last && first > last);
  if (wrong) {
    throw new Problem('parametro_non_valido', message('timeParameter.datetimeNotDay', { text }), 'datetime');
  }
  const day = last ?? today;
  const meant = isInterval && day > today ? today : day;
  if (meant >= FIRST_DAY) return meant;
  throw new Problem('data_fuori_periodo', message('timeParameter.datetimeBeforeFirst', { meant, firstDay: FIRST_DAY }), 'datetime');
}

/** The day of a date or of a moment of RFC 3339; null for another text. */
function dayIn(text: string): Day | null {
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](.+))?$/.exec(text) ?? [];
  const isTime = time === undefined || /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/.test(time);
  return isTime ? parseDay(day) : null;
}
