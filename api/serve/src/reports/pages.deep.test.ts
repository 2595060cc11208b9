import { ENGINES } from '@territori/api-testing';
import { openApp, type TestApp, TODAY } from '@territori/api-testing/testApp';
import { CATALOGUE } from '@territori/reports/catalogue';
import { type ReportDates, type ReportDefinition, type ReportQuery, takesTwoDates } from '@territori/reports/definition';
import type { ReportSpool } from '@territori/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Fixed, so that a failure can be seen again. */
const SEED = 304;
const RUNS = process.env.DEEP ? 300 : 30;

interface Computed extends ReportDefinition {
  readonly query: ReportQuery;
}
const COMPUTED = [...CATALOGUE.values()].filter(
  (report): report is Computed => report.query !== undefined && report.query.needs !== 'territorialChanges',
);
const COLUMNS = COMPUTED.flatMap((report) =>
  report.query.fields({ from: report.from, to: report.to }).map(({ column: { name: column } }) => ({ report, column })),
);

const dayOf = ({ from, to }: ReportDefinition) =>
  fc
    .date({ min: new Date(`${from}T00:00:00Z`), max: new Date(`${to < TODAY ? to : TODAY}T00:00:00Z`), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
/** The dates of a report, in their order. */
const datesOf = (report: ReportDefinition): fc.Arbitrary<ReportDates> =>
  fc.tuple(dayOf(report), dayOf(report)).map(([one, other]) => {
    const [from = one, to = other] = [one, other].sort();
    return { from, to };
  });
const withDates = <T extends { readonly report: ReportDefinition }>(chosen: T) =>
  datesOf(chosen.report).map((dates) => ({ ...chosen, dates }));

describe.each(ENGINES)('pages of reports on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await openApp(engine);
  }, 180_000);
  afterAll(() => api?.dispose());

  const ask = async <T>(report: ReportDefinition, { from, to }: ReportDates, query: Record<string, string>): Promise<T> => {
    const second = takesTwoDates(report) ? { dataA: to } : {};
    return (await api.get(`/api/Report/Spool/${from}/${report.id}?${new URLSearchParams({ ...second, ...query })}`)).json();
  };
  type Row = Record<string, string | number | null>;
  const whole = async (report: ReportDefinition, dates: ReportDates, query: Record<string, string>): Promise<Row[]> =>
    (await ask<{ resultset?: Row[] }>(report, dates, { ...query, pdoctype: 'JSON' })).resultset ?? [];
  /** A row of a page as the file has it, which writes decimals with a comma. */
  const asInFile = (row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === 'number' && !Number.isInteger(value) ? String(value).replace('.', ',') : value,
      ]),
    );
  const selecting = (column: string, value: string | number | null) => ({
    pFilterFields: column,
    pFilterValues: value === null ? '$BLANK$' : String(value),
  });

  it('have as many rows in all as the whole list has, whatever value of a column is selected', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...COLUMNS).chain(withDates), fc.nat(), async ({ report, column, dates }, nth) => {
        const values = await ask<ReportSpool>(report, dates, { plovfield: column });
        // a column may be of other dates, and a short period may have no rows
        const value = values.body?.at(nth % Math.max(1, values.body.length))?.[column];
        if (value === undefined) return;
        const selection = selecting(column, value);
        const { totalRows } = await ask<ReportSpool>(report, dates, { ...selection, PageSize: '1' });
        expect(totalRows).toBe((await whole(report, dates, selection)).length);
        expect(totalRows).toBeGreaterThan(0);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  }, 600_000);

  it('are the pieces of the whole list, in either order of any column, of all rows or of those with one value', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...COMPUTED.map((report) => ({ report }))).chain(withDates),
        fc.nat(),
        fc.constantFrom('ASC', 'DESC'),
        fc.option(fc.nat()),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async ({ report, dates }, sorted, direction, filtered, part) => {
          const columns = report.query.fields(dates).map(({ column }) => column.name);
          const pick = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T;
          const orderFields = pick(columns, sorted);
          const rows = await whole(report, dates, { orderFields, orderDirects: direction });
          if (rows.length === 0) return;
          const filter = filtered === null ? undefined : pick(columns, filtered);
          const value = filter && pick(rows, filtered ?? 0)[filter];
          const selected = filter ? rows.filter((row) => row[filter] === value) : rows;
          const page = Math.floor(part * Math.ceil(selected.length / 20));
          const { body, totalRows } = await ask<ReportSpool>(report, dates, {
            ...(filter && value !== undefined ? selecting(filter, value) : {}),
            orderFields,
            orderDirects: direction,
            PageSize: '20',
            PageNum: String(page + 1),
          });
          expect(body?.map(asInFile)).toEqual(selected.slice(page * 20, page * 20 + 20));
          expect(totalRows).toBe(selected.length);
        },
      ),
      { numRuns: 3 * RUNS, seed: SEED },
    );
  }, 600_000);
});
