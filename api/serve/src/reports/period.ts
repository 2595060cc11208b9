import { type Day, earliest, italianDay, latest } from '@territori/history/dates/day';
import { type ReportDates, type ReportDefinition, takesTwoDates } from '@territori/reports/definition';
import type { Holdings, Period } from '@territori/reports/Holdings';
import { BadRequest } from '../http/errors.ts';
import { message } from '../message.ts';

/**
 * When a report can be consulted: its validity. When it is served from loaded rows, a report of a day begins with the day of the first
 * file, and a report of a period ends with the day of the last.
 */
export function periodOf(report: ReportDefinition, holdings: Holdings): Period {
  const { from, to } = report;
  const snapshots = report.query ? [] : (holdings.snapshots.get(report.id) ?? []);
  const [first, last] = [snapshots[0]?.day, snapshots.at(-1)?.day];
  if (!first || !last) return { from, to };
  return takesTwoDates(report) ? { from, to: earliest(to, last) } : { from: latest(from, first), to };
}

/** True when a report can be consulted: at one day within its period, or over two that its period covers. A future date means today. */
export function isValidAt(report: ReportDefinition, period: Period, from: Day, to: Day | undefined, today: Day): boolean {
  const end = earliest(period.to, today);
  const first = earliest(from, today);
  const second = takesTwoDates(report) ? earliest(to ?? end, today) : first;
  return period.from <= first && first <= second && second <= end;
}

/**
 * The dates to answer for. A future date means today; the second date of a report of two is the end of its period when missing.
 * Throws BadRequest for dates outside the period or in the wrong order.
 */
export function resolveDates(report: ReportDefinition, period: Period, from: Day, to: Day | undefined, today: Day): ReportDates {
  const end = earliest(period.to, today);
  const first = earliest(from, today);
  const second = takesTwoDates(report) ? earliest(to ?? end, today) : first;
  if (first < period.from || second > end) {
    const range = `${italianDay(period.from)} - ${italianDay(end)}`;
    throw new BadRequest(message('period.reportNotAvailable', { id: report.id, range }));
  }
  if (second < first) {
    throw new BadRequest(message('period.startDateCannot'));
  }
  return { from: first, to: second };
}
