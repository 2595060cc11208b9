import { OPEN_END } from '@territori/history/dates/day';
import type { Localized } from '@territori/languages';
import type { ReportDefinition, ReportQuery } from '@territori/reports/definition';
import type { Holdings } from '@territori/reports/Holdings';
import { message } from '../message.ts';

const notLoaded = (facts: NonNullable<ReportQuery['needs']> | 'rows'): Localized => message(`availability.notLoaded.${facts}`);

/** The name of a file with the rows of a report, as the load recognises it: a report that has ended at its last day. */
const fileOf = ({ id, to }: ReportDefinition): string => `situas_${id}_${to === OPEN_END ? 'AAAA-MM-GG' : to}.json`;

/** The file that would bring a report that cannot be opened; null for one that can, or that lacks another kind of facts. */
export const missingFile = (report: ReportDefinition, holdings: Holdings): string | null =>
  report.query || report.partial || holdings.snapshots.has(report.id) ? null : fileOf(report);

/** What the rows of a report lack beside those of the institute; null where they are whole, or are loaded rows. */
export const lacksOf = (report: ReportDefinition, holdings: Holdings): Localized | null =>
  !report.query && holdings.snapshots.has(report.id) ? null : (report.lacks ?? null);

/** Why a report without rows cannot be opened, and the file that would bring them. */
function withoutRows(report: ReportDefinition): Localized {
  const { missing } = report;
  if (!missing) return notLoaded('rows');
  return message('availability.noLoadedFile', { rows: notLoaded('rows'), missing, report: fileOf(report) });
}

/** Why a report cannot be opened with the loaded data; null when it can. */
export function notEnabledBecause(report: ReportDefinition, holdings: Holdings): Localized | null {
  if (holdings.snapshots.has(report.id)) return null;
  const query = report.query ?? report.partial;
  if (!query) return withoutRows(report);
  const { needs } = query;
  return needs && !holdings[needs] ? notLoaded(needs) : null;
}
