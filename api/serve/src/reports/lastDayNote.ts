import { type Day, italianDay } from '@territori/history/dates/day';
import type { Localized } from '@territori/languages';
import type { Edition } from '@territori/store/database';
import { message } from '../message.ts';

/** The note on an answer for a day after the last one that the edition knows: it shows the last known state. Null for every other day. */
export function lastDayNote({ date }: Pick<Edition, 'date'>, asked: Day): Localized | null {
  if (asked <= date) return null;
  return message('lastDayNote.dataUpDate', { date: italianDay(date), asked: italianDay(asked) });
}
