import type { Day } from '@territori/history/dates/day';
import { CATALOGUE } from '@territori/reports/catalogue';
import { type ReportDefinition, takesTwoDates } from '@territori/reports/definition';
import dayjs from 'dayjs';

/** A page of ten rows at some days, so that no answer helps the next. */
export interface OrderedPage {
  readonly title: string;
  /** Another day, asked before any is measured. */
  readonly warmUp: string;
  readonly paths: readonly string[];
}

const DAYS = 8;

/**
 * The first page of every computed report, in its own order and in both directions of each of its columns. Reports that
 * need an event file are left out: none is loaded.
 */
export function everyOrder(today: Day): readonly OrderedPage[] {
  return [...CATALOGUE.values()].flatMap((report) => {
    if (!report.query || report.query.needs === 'territorialChanges') return [];
    const [warmDay = today, ...days] = daysOf(report, today);
    const columns = report.query.fields({ from: warmDay, to: warmDay }).map(({ column }) => column.name);
    const page = (title: string, order: Readonly<Record<string, string>>): OrderedPage => ({
      title: `${report.id}, ${title}`,
      warmUp: address(report, warmDay, order),
      paths: days.map((day) => address(report, day, order)),
    });
    return [
      page('own order', {}),
      ...columns.flatMap((column) =>
        ['ASC', 'DESC'].map((direction) => page(`${column} ${direction}`, { orderFields: column, orderDirects: direction })),
      ),
    ];
  });
}

/** Some days within the report's validity, a month apart, back from the last one. Reports of a period end on them. */
function daysOf({ from, to }: ReportDefinition, today: Day): Day[] {
  const last = dayjs(to < today ? to : today);
  return Array.from({ length: DAYS }, (_, index) => last.subtract(index * 31, 'day').format('YYYY-MM-DD')).filter((day) => day >= from);
}

function address(report: ReportDefinition, day: Day, order: Readonly<Record<string, string>>): string {
  const dates = takesTwoDates(report) ? { from: report.from, query: { dataA: day } } : { from: day, query: {} };
  return `/api/Report/Spool/${dates.from}/${report.id}?${new URLSearchParams({ PageSize: '10', ...dates.query, ...order })}`;
}
