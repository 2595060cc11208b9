import { italianDay } from '@territori/history/dates/day';
import type { Localized } from '@territori/languages';
import { textIn } from '@territori/languages';
import { inEachLanguage } from '@territori/languages/messagesOf';
import { type Column, type ReportDates, type ReportDefinition, takesTwoDates } from '@territori/reports/definition';
import type { Holdings } from '@territori/reports/Holdings';
import { snapshotFor } from '@territori/reports/snapshot';
import { message } from '../message.ts';
import { lacksOf } from './availability.ts';
import { emptyColumnsNote } from './valuedDays.ts';

/** A report at its dates, over what the edition holds. */
interface ReportAtDates {
  readonly report: ReportDefinition;
  readonly dates: ReportDates;
  readonly holdings: Holdings;
}

/**
 * The note beside the rows of a report: their day, where it is not the day asked for, the columns that are empty, and what the rows lack
 * beside those of the institute.
 */
export function noteOn({ report, dates, holdings }: ReportAtDates, columns: readonly Column[]): Localized | null {
  const notes = [
    earlierDayNote({ report, dates, holdings }),
    emptyColumnsNote(report, columns, dates, holdings),
    lacksOf(report, holdings),
  ].filter((note) => note !== null);
  return notes.length === 0 ? null : inEachLanguage((language) => notes.map((note) => textIn(note, language)).join(' '));
}

/**
 * The note on a day that is not that of the loaded rows: a file answers for every day up to the next one's, the first file for the days
 * before it too.
 */
function earlierDayNote({ report, dates, holdings }: ReportAtDates): Localized | null {
  if (report.query || takesTwoDates(report)) return null;
  const day = snapshotFor(holdings.snapshots.get(report.id) ?? [], dates.from)?.day;
  if (day === undefined || day === dates.from) return null;
  const [known, asked] = [italianDay(day), italianDay(dates.from)];
  return day < dates.from ? message('noteOn.dataThoseLast', { known, asked }) : message('noteOn.dataThoseFirst', { known, asked });
}
