import type { Day } from '@territori/history/dates/day';
import type { ReportDefinition, ReportQuery } from './definition.ts';
import type { Holdings } from './Holdings.ts';
import type { Snapshot } from './LoadedRows.ts';
import { snapshotFor, snapshotQuery } from './snapshot.ts';

/** A table that answers for a report, on all its days or, where it is of loaded rows, on some; or a list. */
export interface ReportTable {
  /** Name of its file, without the ending: the id of the report and, of loaded rows, their day; the name of a list. */
  readonly name: string;
  readonly report: Pick<ReportDefinition, 'from' | 'to'>;
  readonly query: ReportQuery;
}

const snapshotTable = (report: ReportDefinition, snapshot: Snapshot): ReportTable => ({
  name: `${report.id}_${snapshot.day}`,
  report,
  query: snapshotQuery(report, snapshot),
});

/** The loaded rows that answer for a report: none where it is computed whole. */
const snapshotsOf = (report: ReportDefinition, { snapshots }: Holdings): readonly Snapshot[] =>
  report.query ? [] : (snapshots.get(report.id) ?? []);

/** What the record says of a report where no loaded rows answer for it; undefined where it says nothing. */
function computedTable(report: ReportDefinition, holdings: Holdings): ReportTable | undefined {
  const query = report.query ?? report.partial;
  if (!query || snapshotsOf(report, holdings).length > 0 || (query.needs && !holdings[query.needs])) return undefined;
  return { name: String(report.id), report, query };
}

/** The table that answers for a report at a day, by its last date; undefined where the edition has none. */
export function tableAt(report: ReportDefinition, holdings: Holdings, day: Day): ReportTable | undefined {
  const snapshot = snapshotFor(snapshotsOf(report, holdings), day);
  return snapshot ? snapshotTable(report, snapshot) : computedTable(report, holdings);
}

/** All tables of the reports of an edition. */
export const tablesOf = (reports: Iterable<ReportDefinition>, holdings: Holdings): ReportTable[] =>
  [...reports].flatMap((report) => [
    ...snapshotsOf(report, holdings).map((snapshot) => snapshotTable(report, snapshot)),
    ...[computedTable(report, holdings)].filter((table) => table !== undefined),
  ]);
