import { createHash } from 'node:crypto';
import { latest } from '@territori/history/dates/day';
import { textIn } from '@territori/languages';
import { CATALOGUE } from '@territori/reports/catalogue';
import { type Column, type ReportDates, type ReportDefinition, takesTwoDates } from '@territori/reports/definition';
import type { Holdings } from '@territori/reports/Holdings';
import { readHoldings } from '@territori/reports/readHoldings';
import type { Direction, Filter, Selection } from '@territori/reports/Selection';
import { periodOf } from '@territori/serve/reports/period';
import { BLANK, type ReportSpool } from '@territori/wire';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type ByHand, hashed, ReportByHand } from './reportByHand.ts';
import { type TestApp, TODAY } from './testApp.ts';

type Row = Record<string, string | number | null>;

/** The reports that have rows in the record: those that it computes, and those of which it has loaded rows. */
const LOADED = [44, 46, 47];
const WITH_ROWS = [...CATALOGUE.values()].filter(({ id, query, partial }) => query || partial || LOADED.includes(id));

/** Days on which something changed, or of which a report says something else than of the day before. */
const TURNING = [
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

function dayOf({ from, to }: ReportDefinition): fc.Arbitrary<string> {
  const last = to < TODAY ? to : TODAY;
  const any = fc
    .date({ min: new Date(`${from}T00:00:00Z`), max: new Date(`${last}T00:00:00Z`), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  return fc.oneof({ weight: 3, arbitrary: any }, fc.constantFrom(from, last, ...TURNING.filter((day) => from <= day && day <= last)));
}

const datesOf = (report: ReportDefinition): fc.Arbitrary<ReportDates> =>
  fc.tuple(dayOf(report), dayOf(report)).map(([one, other]) => {
    if (!takesTwoDates(report)) return { from: one, to: one };
    const [from = one, to = other] = [one, other].sort();
    return { from, to };
  });

/** A part of a value as people write it: in capitals, without accents, without its apostrophe, or as it is. */
const written = (value: string, start: number, how: number): string => {
  const part = value.slice(start % (value.length || 1), (start % (value.length || 1)) + 1 + (how % 7));
  return [part, part.toUpperCase(), part.normalize('NFD').replaceAll(/\p{M}/gu, ''), part.replaceAll("'", ''), `${part}'`][
    how % 5
  ] as string;
};

const choice = fc.record({ column: fc.nat(), operator: fc.nat(), value: fc.nat(), how: fc.nat(), blank: fc.nat(7) });

/** A request for any report, on any days, with filters, orders and a page; which columns and values are meant is found when it is made. */
export const anyRequest = fc.constantFrom(...WITH_ROWS).chain((report) =>
  fc.record({
    report: fc.constant(report),
    dates: datesOf(report),
    what: fc.constantFrom('page', 'page', 'page', 'values', 'file', 'published'),
    filters: fc.array(choice, { maxLength: 3 }),
    sorts: fc.array(fc.record({ column: fc.nat(), direction: fc.constantFrom<Direction>('ASC', 'DESC') }), { maxLength: 3 }),
    size: fc.integer({ min: 1, max: 60 }),
    page: fc.double({ min: 0, max: 1, noNaN: true }),
    language: fc.constantFrom('it', 'en'),
  }),
);
type AnyRequest = typeof anyRequest extends fc.Arbitrary<infer Request> ? Request : never;

const pick = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T;
const iso = (italian: string) => italian.split('/').reverse().join('-');

const parameters = ({ filters, sorts }: Selection) => [
  ...filters.flatMap(({ column, operator, value }) => [
    ['pFilterFields', column.name],
    ['pFilterOperators', operator],
    ['pFilterValues', value === null ? BLANK : value.replaceAll("'", "''")],
  ]),
  ...sorts.flatMap(({ column, direction }) => [
    ['orderFields', column.name],
    ['orderDirects', direction],
  ]),
];

const known = new WeakMap<TestApp, Promise<Holdings>>();

function holdingsOf(api: TestApp): Promise<Holdings> {
  const holdings = known.get(api) ?? api.database.inService().then(({ id }) => readHoldings(api.database, id));
  known.set(api, holdings);
  return holdings;
}

/**
 * Expects the rows of an answer to be those of a statement. They may be megabytes, so the database gives the hash of their text; where it
 * differs, the rows are read and compared one by one. Resolves to their number.
 */
async function expectRows({ database }: TestApp, body: string, { sql, parameters }: ByHand): Promise<number> {
  const [begin, end] = [body.indexOf('['), body.lastIndexOf(']') + 1];
  expect(JSON.parse(`${body.slice(0, begin)}[]${body.slice(end)}`)).toHaveProperty('resultset', []);
  const [number, hash] = (await database.readText(hashed(sql), parameters)).split(' ');
  if (createHash('md5').update(body.slice(begin, end)).digest('hex') !== hash)
    expect(JSON.parse(body).resultset).toEqual(JSON.parse(await database.readText(sql, parameters)));
  return Number(number);
}

/** Makes a request of the API and expects what the SQL that one would write by hand gives. */
export async function expectAsByHand(api: TestApp, request: AnyRequest): Promise<void> {
  const { report, what, size, page, language } = request;
  const holdings = await holdingsOf(api);
  // loaded rows begin with their first day
  const [from, to] = [request.dates.from, request.dates.to].map((day) => latest(day, periodOf(report, holdings).from));
  const dates = { from, to } as ReportDates;
  const byHand = new ReportByHand(report, dates, holdings);
  const { columns } = byHand;
  const answerTo = async (query: string[][]): Promise<string> => {
    const second = takesTwoDates(report) ? [['dataA', dates.to]] : [];
    const answer = await api.get(
      `/api/Report/Spool/${dates.from}/${report.id}?${new URLSearchParams([...second, ['plang', language], ...query])}`,
    );
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    return answer.body;
  };
  const ask = async (query: string[][]) => JSON.parse(await answerTo(query)) as ReportSpool;
  const read = async <Answer = Row[]>({ sql, parameters: bound }: ByHand) => JSON.parse(await api.database.readText(sql, bound)) as Answer;
  /** One value of a column, as a page of its own: a column may have thousands. */
  const nthValue = async ({ name }: Column, nth: number): Promise<Row[string] | undefined> => {
    const one = [
      ['plovfield', name],
      ['PageSize', '1'],
    ];
    const { totalRows } = await ask(one);
    if (totalRows === 0) return undefined;
    const { body = [] } = await ask([...one, ['PageNum', String((nth % totalRows) + 1)]]);
    return (body as Row[])[0]?.[name];
  };

  const filterOf = async ({ column: nth, operator, value, how, blank }: AnyRequest['filters'][number]): Promise<Filter[]> => {
    const column: Column = pick(columns, nth);
    if (blank === 0) return [{ column, operator: how % 2 ? 'EQ' : 'IN', value: null }];
    const cell = await nthValue(column, value);
    if (cell === undefined || cell === null || cell === '') return [];
    const text = column.type === 'DATE' ? iso(String(cell)) : String(cell);
    if (column.type !== 'VARCHAR') return [{ column, operator: pick(['EQ', 'IN', 'GE', 'LE'] as const, operator), value: text }];
    const chosen = pick(['EQ', 'IN', 'CONTAINS', 'CONTAINS'] as const, operator);
    return [{ column, operator: chosen, value: chosen === 'CONTAINS' ? written(text, value, how) : text }];
  };
  const filters = (await Promise.all(request.filters.map(filterOf))).flat();
  const sorts = request.sorts.map(({ column, direction }) => ({ column: pick(columns, column), direction }));
  const selection: Selection = { filters, sorts };

  if (what === 'values') {
    const column = pick(columns, size);
    const wanted = await read(byHand.values(column, selection));
    const { body, totalRows } = await ask([...parameters(selection), ['plovfield', column.name]]);
    expect(body).toEqual(wanted);
    expect(totalRows).toBe(wanted.length);
    return;
  }
  if (what === 'file') {
    await expectRows(api, await answerTo([...parameters(selection), ['pdoctype', 'JSON']]), byHand.rows(selection, 'file'));
    return;
  }
  if (what === 'published') {
    const days = takesTwoDates(report) ? `pdatada=${dates.from}&pdataa=${dates.to}` : `pdata=${dates.from}`;
    const { body } = await api.get(`/publish/reportspooljson?pfun=${report.id}&${days}`);
    const rows = await expectRows(api, body, byHand.rows({ filters: [], sorts: [] }, 'published'));
    const { resultset: counted } = (await api.get(`/publish/reportspooljsoncount?pfun=${report.id}&${days}`)).json();
    expect(counted).toEqual([{ NUM_ROWS: rows }]);
    return;
  }
  const wanted = await read<{ total: number; number: number; rows: Row[] }>(byHand.page(selection, { size, place: page }));
  const answer = await ask([...parameters(selection), ['PageSize', String(size)], ['PageNum', String(wanted.number)]]);
  expect(answer.body).toEqual(wanted.rows);
  expect(answer.totalRows).toBe(wanted.total);
  expect(answer.colNames).toEqual(columns.map(({ name }) => name));
  expect(answer.label).toEqual(columns.map(({ label }) => textIn(label, language)));
}
