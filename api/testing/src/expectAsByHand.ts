import { createHash } from 'node:crypto';
import { latest } from '@territori/history/dates/day';
import { textIn } from '@territori/languages';
import { type Column, type ReportDates, takesTwoDates } from '@territori/reports/definition';
import type { Holdings } from '@territori/reports/Holdings';
import { readHoldings } from '@territori/reports/readHoldings';
import type { Filter, Selection } from '@territori/reports/Selection';
import { periodOf } from '@territori/serve/reports/period';
import { BLANK, type ReportSpool } from '@territori/wire';
import { expect } from 'vitest';
import type { AnyRequest } from './anyRequest.ts';
import { hashedRows, ReportByHand, type StatementByHand } from './ReportByHand.ts';
import type { TestApp } from './testApp.ts';

type Row = Record<string, string | number | null>;

/** A part of a value as people write it: in capitals, without accents, without its apostrophe, or as it is. */
const partAsWritten = (value: string, start: number, how: number): string => {
  const part = value.slice(start % (value.length || 1), (start % (value.length || 1)) + 1 + (how % 7));
  return [part, part.toUpperCase(), part.normalize('NFD').replaceAll(/\p{M}/gu, ''), part.replaceAll("'", ''), `${part}'`][
    how % 5
  ] as string;
};

const nthOf = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T;
const isoOfItalian = (italian: string) => italian.split('/').reverse().join('-');

const parametersOf = ({ filters, sorts }: Selection) => [
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

const HOLDINGS_OF_API = new WeakMap<TestApp, Promise<Holdings>>();

function holdingsOf(api: TestApp): Promise<Holdings> {
  const holdings = HOLDINGS_OF_API.get(api) ?? api.database.inService().then(({ id }) => readHoldings(api.database, id));
  HOLDINGS_OF_API.set(api, holdings);
  return holdings;
}

/**
 * Expects the rows of an answer to be those of a statement. They may be megabytes, so the database gives the hash of their text; where it
 * differs, the rows are read and compared one by one. Resolves to their number.
 */
async function expectRows({ database }: TestApp, body: string, { sql, parameters }: StatementByHand): Promise<number> {
  const [begin, end] = [body.indexOf('['), body.lastIndexOf(']') + 1];
  expect(JSON.parse(`${body.slice(0, begin)}[]${body.slice(end)}`)).toHaveProperty('resultset', []);
  const [number, hash] = (await database.readText(hashedRows(sql), parameters)).split(' ');
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
  const read = async <Answer = Row[]>({ sql, parameters: bound }: StatementByHand) =>
    JSON.parse(await api.database.readText(sql, bound)) as Answer;
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
    const column: Column = nthOf(columns, nth);
    if (blank === 0) return [{ column, operator: how % 2 ? 'EQ' : 'IN', value: null }];
    const cell = await nthValue(column, value);
    if (cell === undefined || cell === null || cell === '') return [];
    const text = column.type === 'DATE' ? isoOfItalian(String(cell)) : String(cell);
    if (column.type !== 'VARCHAR') return [{ column, operator: nthOf(['EQ', 'IN', 'GE', 'LE'] as const, operator), value: text }];
    const chosen = nthOf(['EQ', 'IN', 'CONTAINS', 'CONTAINS'] as const, operator);
    return [{ column, operator: chosen, value: chosen === 'CONTAINS' ? partAsWritten(text, value, how) : text }];
  };
  const filters = (await Promise.all(request.filters.map(filterOf))).flat();
  const sorts = request.sorts.map(({ column, direction }) => ({ column: nthOf(columns, column), direction }));
  const selection: Selection = { filters, sorts };

  if (what === 'values') {
    const column = nthOf(columns, size);
    const wanted = await read(byHand.values(column, selection));
    const { body, totalRows, colNames } = await ask([...parametersOf(selection), ['plovfield', column.name]]);
    expect(body).toEqual(wanted);
    expect(colNames).toEqual([column.name]);
    expect(totalRows).toBe(wanted.length);
    return;
  }
  if (what === 'file') {
    await expectRows(api, await answerTo([...parametersOf(selection), ['pdoctype', 'JSON']]), byHand.rows(selection, 'file'));
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
  const answer = await ask([...parametersOf(selection), ['PageSize', String(size)], ['PageNum', String(wanted.number)]]);
  expect(answer.body).toEqual(wanted.rows);
  expect(answer.totalRows).toBe(wanted.total);
  expect(answer.colNames).toEqual(columns.map(({ name }) => name));
  expect(answer.label).toEqual(columns.map(({ label }) => textIn(label, language)));
}
