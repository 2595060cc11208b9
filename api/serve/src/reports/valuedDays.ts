import { type Day, italianDay, OPEN_END } from '@territori/history/dates/day';
import { dayBefore } from '@territori/history/territory/period';
import type { Localized } from '@territori/languages';
import { textIn } from '@territori/languages';
import { inEachLanguage } from '@territori/languages/messagesOf';
import type { Column, ReportDates, ReportDefinition, UnitKey } from '@territori/reports/definition';
import type { Holdings, Period } from '@territori/reports/Holdings';
import type { Level } from '@territori/reports/valuedFact';
import { groupBy } from '@territori/traduzione/groupBy';
import { message } from '../message.ts';

/** The level whose facts the columns of a report show, by the unit of the report; other units have no such columns. */
const LEVELS: Partial<Record<UnitKey, Level>> = { 1: 'comune', 2: 'uts', 3: 'regione', 4: 'ripartizione', 12: 'comune' };

/** The periods in which a column of a report has values; undefined for a column that has them on every day. */
export function valuedPeriods(report: ReportDefinition, { valued }: Column, holdings: Holdings): readonly Period[] | undefined {
  const level = valued?.level ?? LEVELS[report.unit];
  return valued && level ? (holdings.valuedDays.get(`${valued.fact} ${level}`) ?? []) : undefined;
}

const isEmptyAt = (periods: readonly Period[], day: Day) => !periods.some(({ from, to }) => from <= day && day < to);

/** Periods in words: "dal 20/10/1991", "dal 01/01/2018 al 31/12/2022". */
function inWords(periods: readonly Period[]): Localized {
  const words = periods.map(({ from, to }) =>
    to === OPEN_END
      ? message('valuedDays.from', { from: italianDay(from) })
      : message('valuedDays.fromTo', { from: italianDay(from), to: italianDay(dayBefore(to)) }),
  );
  return inEachLanguage((language) => words.map((one) => textIn(one, language)).join(', '));
}

/** The note on a column that is empty at the dates of a report, with the days on which it has values; null where it is not. */
export function emptyColumnNote(report: ReportDefinition, column: Column, dates: ReportDates, holdings: Holdings): Localized | null {
  const periods = valuedPeriods(report, column, holdings);
  if (!periods || !isEmptyAt(periods, dates.from)) return null;
  const [day, days] = [italianDay(dates.from), inWords(periods)];
  if (periods.length === 0) return message('valuedDays.noLoadedFile');
  return message('valuedDays.emptyHasValues', { day, days });
}

/** One note on all columns of a report that are empty at its dates, those with the same days together; null where none is empty. */
export function emptyColumnsNote(
  report: ReportDefinition,
  columns: readonly Column[],
  dates: ReportDates,
  holdings: Holdings,
): Localized | null {
  const empty = columns.flatMap((column) => {
    const periods = valuedPeriods(report, column, holdings);
    return periods && periods.length > 0 && isEmptyAt(periods, dates.from) ? [{ column, days: inWords(periods) }] : [];
  });
  if (empty.length === 0) return null;
  const together = [...groupBy(empty, ({ days }) => days.it).values()];
  const count = empty.length;
  const columnsAndDays = inEachLanguage((language) =>
    together
      .map((group) => {
        const labels = group.map(({ column }) => textIn(column.label, language)).join(', ');
        return textIn(message('valuedDays.columns', { count, labels, days: group[0]?.days ?? '' }), language);
      })
      .join('; '),
  );
  return message('valuedDays.empty', { count, day: italianDay(dates.from), columns: columnsAndDays });
}
