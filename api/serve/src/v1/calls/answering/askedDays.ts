import { type Day, FIRST_DAY } from '@territori/history/dates/day';
import { textIn } from '@territori/languages';
import { message } from '../../../message.ts';
import { lastDayNote } from '../../../reports/lastDayNote.ts';
import { dayInText } from '../../dayInText.ts';
import { Problem } from '../../errors/Problem.ts';
import type { CallContext } from '../Call.ts';

/** Throws Problem for a day before the history of the units. */
export function withinHistory(name: string, day: Day): Day {
  if (day >= FIRST_DAY) return day;
  throw new Problem('data_fuori_periodo', message('askedDays.tooEarly', { name, day, firstDay: dayInText(FIRST_DAY) }), name);
}

/** The days by which an answer is chosen, by parameter; undefined is today. */
export type AskedDays = Readonly<Record<string, Day | undefined>>;

/** The notice that a day is after the last one of the edition; undefined when none is. */
export function noticeOf(
  days: AskedDays,
  { edition, today, language }: Pick<CallContext, 'edition' | 'today' | 'language'>,
): string | undefined {
  const latest = Object.values(days)
    .map((day) => day ?? today)
    .sort()
    .at(-1);
  return latest === undefined ? undefined : textIn(lastDayNote(edition, latest), language);
}
