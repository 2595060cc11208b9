import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { comuniItalianiCalls } from './comuniItalianiCalls.ts';
import { publishedServiceCalls, rPackageCalls } from './publishedServiceCalls.ts';
import { haveColumns, type RecordedCall, type Row, resultset } from './RecordedCall.ts';
import { BODY_WITHOUT_FILTERS, JSON_HEADERS, JSON_PATCH_HEADERS } from './requestBodies.ts';

/** An R function that maps cadastral codes to municipalities: it selects the columns of the CSV by their labels. */
const schoolDataCalls: RecordedCall[] = [
  {
    client: 'SchoolDataIT, Get_AdmUnNames',
    method: 'POST',
    url: '/ShibO2Module/api/Report/Spool/2025-01-01/61?&pdoctype=CSV',
    headers: {
      ...JSON_PATCH_HEADERS,
      'user-agent': 'R (httr package)',
      origin: 'https://situas.istat.it',
      referer: 'https://situas.istat.it/web/',
    },
    body: '{}',
    needs({ body }) {
      const [labels = [], ...lines] = parse(body, { delimiter: ';', bom: true }) as string[][];
      const place = (label: string) => labels.indexOf(label);
      const named = ['Codice Provincia (Storico)', 'Sigla automobilistica', 'Codice Comune (alfanumerico)', 'Comune', 'Codice catasto'];
      for (const label of named) expect(place(label), label).toBeGreaterThanOrEqual(0);
      expect(lines).toHaveLength(7896);
      for (const line of lines) expect(Number(line[place('Codice Provincia (Storico)')])).toBeGreaterThan(0);
    },
  },
];

/** A PHP script that keeps a list of municipalities: it reads the days of the ends as DD/MM/YYYY. */
const comuniOfPhpCalls: RecordedCall[] = [
  {
    client: 'a list of municipalities in PHP',
    method: 'POST',
    url: '/ShibO2Module/api/Report/Spool/2026-05-11/128?&pdoctype=JSON',
    headers: JSON_PATCH_HEADERS,
    body: '{"orderFields": [], "orderDirects": [], "pFilterFields": [], "pFilterValues": []}',
    needs(answer) {
      for (const { DATA_INIZIO_AMMINISTRATIVA } of resultset(answer, 2000))
        expect(DATA_INIZIO_AMMINISTRATIVA).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
    },
  },
];

const COLUMNS_OF_CHANGE = ['SIGLA_UTS', 'PRO_COM_T', 'COMUNE', 'DATA_INIZIO_AMMINISTRATIVA'];
const COLUMNS_OF_RELATED = ['PRO_COM_T_REL', 'COMUNE_REL', 'SIGLA_UTS_REL'];

/** A Python script that fills a database: large pages after a stray `?&`, and headers sent as the body. */
const databaseCalls = (
  [
    ['1861-03-17/105?&PageNum=1&PageSize=4384&dataA=2024-10-03', [...COLUMNS_OF_CHANGE, ...COLUMNS_OF_RELATED, 'COD_VARIAZIONE'], 4384],
    ['1861-03-17/104?&PageNum=1&PageSize=2762&dataA=2024-09-25', [...COLUMNS_OF_CHANGE, ...COLUMNS_OF_RELATED], 1000],
    ['2024-10-03/128?&PageNum=1&PageSize=2634', [...COLUMNS_OF_CHANGE, ...COLUMNS_OF_RELATED, 'FLAG_ES_SCORPORO', 'COD_VARIAZIONE'], 2000],
    ['1861-03-17/103?&PageNum=1&PageSize=4562&dataA=2024-10-07', [...COLUMNS_OF_CHANGE, 'COD_VARIAZIONE'], 0],
  ] as const
).map(
  ([path, columns, least]): RecordedCall => ({
    client: 'a Python script with MongoDB',
    method: 'POST',
    url: `/ShibO2Module/api/Report/Spool/${path}`,
    headers: JSON_HEADERS,
    body: '{"Content-Type": "application/json,charset=utf-8"}',
    needs(answer) {
      const { body, totalRows } = answer.json<{ body: Row[]; totalRows: number }>();
      expect(body.length).toBeGreaterThanOrEqual(least);
      expect(body.length).toBeLessThanOrEqual(totalRows);
      haveColumns(body, columns);
    },
  }),
);

/** A Python script that keeps the bytes of three reports, each in one page, with the day written the other way round. */
const wholePagesCalls = [61, 73, 74].map(
  (report): RecordedCall => ({
    client: 'a gazetteer of Friuli-Venezia Giulia',
    method: 'POST',
    url: `/ShibO2Module/api/Report/Spool/07-10-2026/${report}?&PageNum=1&PageSize=999999`,
    headers: JSON_HEADERS,
    body: BODY_WITHOUT_FILTERS,
    needs(answer) {
      const { body, totalRows } = answer.json<{ body: Row[]; totalRows: number }>();
      expect(body).toHaveLength(totalRows);
      haveColumns(body, ['COD_REG', 'PRO_COM_T', 'COMUNE']);
    },
  }),
);

/** Requests that stand alone, as the public code of these clients makes them. */
export const RECORDED_CALLS: readonly RecordedCall[] = [
  ...schoolDataCalls,
  ...comuniItalianiCalls,
  ...comuniOfPhpCalls,
  ...databaseCalls,
  ...wholePagesCalls,
  ...publishedServiceCalls,
  ...rPackageCalls,
];
