import { CATALOGUE } from '@territori/reports/catalogue';
import { type ReportDates, type ReportDefinition, takesTwoDates } from '@territori/reports/definition';
import type { Direction } from '@territori/reports/Selection';
import fc from 'fast-check';
import { TODAY } from './testApp.ts';

/** The reports that have rows in the record: those that it computes, and those of which it has loaded rows. */
const LOADED_REPORTS = [44, 46, 47];

const REPORTS_WITH_ROWS = [...CATALOGUE.values()].filter(({ id, query, partial }) => query || partial || LOADED_REPORTS.includes(id));

/** Days on which something changed, or of which a report says something else than of the day before. */
const TURNING_DAYS = [
  '1861-03-17',
  '1927-01-12',
  '1948-01-01',
  '1970-06-07',
  '1991-01-01',
  '2009-12-15',
  '2021-12-31',
  '2024-01-01',
  '2026-01-01',
  TODAY,
];

function anyDay({ from, to }: ReportDefinition): fc.Arbitrary<string> {
  const last = to < TODAY ? to : TODAY;
  const any = fc
    .date({ min: new Date(`${from}T00:00:00Z`), max: new Date(`${last}T00:00:00Z`), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  return fc.oneof({ weight: 3, arbitrary: any }, fc.constantFrom(from, last, ...TURNING_DAYS.filter((day) => from <= day && day <= last)));
}

const anyDates = (report: ReportDefinition): fc.Arbitrary<ReportDates> =>
  fc.tuple(anyDay(report), anyDay(report)).map(([one, other]) => {
    if (!takesTwoDates(report)) return { from: one, to: one };
    const [from = one, to = other] = [one, other].sort();
    return { from, to };
  });

const anyFilter = fc.record({ column: fc.nat(), operator: fc.nat(), value: fc.nat(), how: fc.nat(), blank: fc.nat(7) });

/** A request for any report, on any days, with filters, orders and a page; which columns and values are meant is found when it is made. */
export const anyRequest = fc.constantFrom(...REPORTS_WITH_ROWS).chain((report) =>
  fc.record({
    report: fc.constant(report),
    dates: anyDates(report),
    what: fc.constantFrom('page', 'page', 'page', 'values', 'file', 'published'),
    filters: fc.array(anyFilter, { maxLength: 3 }),
    sorts: fc.array(fc.record({ column: fc.nat(), direction: fc.constantFrom<Direction>('ASC', 'DESC') }), { maxLength: 3 }),
    size: fc.integer({ min: 1, max: 60 }),
    page: fc.double({ min: 0, max: 1, noNaN: true }),
    language: fc.constantFrom('it', 'en'),
  }),
);

export type AnyRequest = typeof anyRequest extends fc.Arbitrary<infer Request> ? Request : never;
