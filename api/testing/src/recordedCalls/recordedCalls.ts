import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { haveColumns, haveTexts, type RecordedCall, type Row, resultset } from './RecordedCall.ts';

const NO_FILTERS = '{"orderFields":[],"orderDirects":[],"pFilterFields":[],"pFilterValues":[]}';
const PATCH = { 'content-type': 'application/json-patch+json' };
const JSON_BODY = { 'content-type': 'application/json' };

/** An R function that maps cadastral codes to municipalities: it selects the columns of the CSV by their labels. */
const schoolData: RecordedCall[] = [
  {
    client: 'SchoolDataIT, Get_AdmUnNames',
    method: 'POST',
    url: '/ShibO2Module/api/Report/Spool/2025-01-01/61?&pdoctype=CSV',
    headers: { ...PATCH, 'user-agent': 'R (httr package)', origin: 'https://situas.istat.it', referer: 'https://situas.istat.it/web/' },
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

/** The schemas by which a PHP library checks its pages: these columns and no others, with these values. */
const SCHEMAS: Readonly<Record<number, Readonly<Record<string, (value: Row[string]) => boolean>>>> = (() => {
  const whole = (value: Row[string]) => Number.isInteger(value) && Number(value) >= 1;
  const flag = (value: Row[string]) => value === 0 || value === 1;
  const text = (value: Row[string]) => typeof value === 'string' && value !== '';
  const written = (pattern: RegExp) => (value: Row[string]) => pattern.test(String(value));
  const nullOr = (test: (value: Row[string]) => boolean) => (value: Row[string]) => value === null || test(value);
  const division = { COD_RIP: whole, DEN_RIP: text };
  const region = { COD_REG: written(/^\d{2}$/), DEN_REG: text };
  const province = { COD_UTS: written(/^\d{3}$/), DEN_UTS: text, COD_PROV_STORICO: written(/^\d{3}$/), TIPO_UTS: whole };
  const plate = { SIGLA_AUTOMOBILISTICA: written(/^[A-Z]{2}$/) };
  return {
    61: {
      ...division,
      ...region,
      ...province,
      ...plate,
      PRO_COM_T: written(/^\d{6}$/),
      PRO_COM: whole,
      COMUNE: text,
      COMUNE_IT: text,
      COMUNE_A: nullOr(text),
      CC_REG: flag,
      CC_UTS: flag,
      COD_CATASTO: written(/^[A-Z]\d{3}$/),
      COD_COM_FISCALE: nullOr(written(/^0?\d{11}$/)),
      COM_NUTS1_2024: written(/^IT[A-Z]$/),
      COM_NUTS2_2024: written(/^IT[A-Z]\d$/),
      COM_NUTS3_2024: written(/^IT[A-Z]\d[A-Z0-9]$/),
    },
    64: {
      ...division,
      ...region,
      ...province,
      ...plate,
      DESC_TIPO_UTS: text,
      // where no loaded list has it, the service gives null instead of a made-up code
      COD_PROV_FISCALE: nullOr(written(/^\d{11}$/)),
      COD_NUTS3_2024: written(/^IT[A-Z]\d[0-9A-Z]$/),
    },
    68: {
      ...division,
      ...region,
      TIPO_REG: whole,
      DESC_TIPO_REG: text,
      COD_REG_FISCALE: nullOr(written(/^\d{11}$/)),
      COD_NUTS2_2024: nullOr(written(/^IT[A-Z]\d$/)),
    },
    71: { ...division, COD_NUTS1_2024: written(/^IT[A-Z]$/) },
  };
})();

const comuniItaliani = Object.entries(SCHEMAS).map(
  ([report, columns]): RecordedCall => ({
    client: 'mlocati/comuni-italiani',
    method: 'POST',
    url: `/ShibO2Module/api/Report/Spool/2025-01-01/${report}?PageNum=1&PageSize=100`,
    headers: { ...JSON_BODY, accept: 'application/json, text/plain, */*', 'user-agent': 'mlocati/comuni-italiani Builder' },
    body: NO_FILTERS,
    needs(answer) {
      const page = answer.json<{ body: Row[]; totalRows: number }>();
      expect(Object.keys(page).sort()).toEqual(['body', 'colNames', 'formatMasks', 'label', 'totalRows', 'types']);
      expect(page.body).toHaveLength(Math.min(100, page.totalRows));
      for (const row of page.body) {
        expect(Object.keys(row).sort()).toEqual(Object.keys(columns).sort());
        for (const [name, test] of Object.entries(columns)) expect(test(row[name] ?? null), `${name} ${row[name]}`).toBe(true);
      }
    },
  }),
);

/** A PHP script that keeps a list of municipalities: it reads the days of the ends as DD/MM/YYYY. */
const comuniOfPhp: RecordedCall[] = [
  {
    client: 'a list of municipalities in PHP',
    method: 'POST',
    url: '/ShibO2Module/api/Report/Spool/2026-05-11/128?&pdoctype=JSON',
    headers: PATCH,
    body: '{"orderFields": [], "orderDirects": [], "pFilterFields": [], "pFilterValues": []}',
    needs(answer) {
      for (const { DATA_INIZIO_AMMINISTRATIVA } of resultset(answer, 2000))
        expect(DATA_INIZIO_AMMINISTRATIVA).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
    },
  },
];

const CHANGE = ['SIGLA_UTS', 'PRO_COM_T', 'COMUNE', 'DATA_INIZIO_AMMINISTRATIVA'];
const RELATED = ['PRO_COM_T_REL', 'COMUNE_REL', 'SIGLA_UTS_REL'];

/** A Python script that fills a database: large pages after a stray `?&`, and headers sent as the body. */
const database = (
  [
    ['1861-03-17/105?&PageNum=1&PageSize=4384&dataA=2024-10-03', [...CHANGE, ...RELATED, 'COD_VARIAZIONE'], 4384],
    ['1861-03-17/104?&PageNum=1&PageSize=2762&dataA=2024-09-25', [...CHANGE, ...RELATED], 1000],
    ['2024-10-03/128?&PageNum=1&PageSize=2634', [...CHANGE, ...RELATED, 'FLAG_ES_SCORPORO', 'COD_VARIAZIONE'], 2000],
    ['1861-03-17/103?&PageNum=1&PageSize=4562&dataA=2024-10-07', [...CHANGE, 'COD_VARIAZIONE'], 0],
  ] as const
).map(
  ([path, columns, least]): RecordedCall => ({
    client: 'a Python script with MongoDB',
    method: 'POST',
    url: `/ShibO2Module/api/Report/Spool/${path}`,
    headers: JSON_BODY,
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
const wholePages = [61, 73, 74].map(
  (report): RecordedCall => ({
    client: 'a gazetteer of Friuli-Venezia Giulia',
    method: 'POST',
    url: `/ShibO2Module/api/Report/Spool/07-10-2026/${report}?&PageNum=1&PageSize=999999`,
    headers: JSON_BODY,
    body: NO_FILTERS,
    needs(answer) {
      const { body, totalRows } = answer.json<{ body: Row[]; totalRows: number }>();
      expect(body).toHaveLength(totalRows);
      haveColumns(body, ['COD_REG', 'PRO_COM_T', 'COMUNE']);
    },
  }),
);

const published = (
  client: string,
  query: string,
  needs: RecordedCall['needs'],
  headers: Readonly<Record<string, string>> = {},
): RecordedCall => ({
  client,
  method: 'GET',
  url: `/publish/reportspooljson?${query}`,
  headers,
  needs,
});

/** Scripts that read the published services. */
const services: RecordedCall[] = [
  published('codice-fiscale for TypeScript', 'pfun=61&pdata=01/01/1948', (answer) =>
    haveColumns(resultset(answer, 7000), ['COMUNE', 'COD_CATASTO', 'SIGLA_AUTOMOBILISTICA']),
  ),
  published('a roster of municipalities in Python', 'pfun=61&pdata=01/05/2026', (answer) => {
    const rows = resultset(answer, 7800);
    haveTexts(rows, ['PRO_COM_T', 'COMUNE', 'COMUNE_IT', 'DEN_REG', 'DEN_UTS', 'COD_REG', 'SIGLA_AUTOMOBILISTICA']);
    expect(new Set(rows.map(({ PRO_COM_T }) => PRO_COM_T)).size).toBe(rows.length);
    expect(new Set(rows.map(({ COD_REG }) => COD_REG)).size).toBe(20);
  }),
  published('a list of birthplaces in a cloud function', 'pfun=61&pdata=01/11/2025', (answer) =>
    haveTexts(resultset(answer, 7800), ['COMUNE', 'SIGLA_AUTOMOBILISTICA', 'COD_CATASTO']),
  ),
  published('the key of old farm codes in R', 'pfun=304&pdatada=01/01/1991&pdataa=01/11/2026', (answer) =>
    haveColumns(resultset(answer, 8000), [
      ...['FLAG_VALIDO', 'PRO_COM_T', 'PRO_COM_T_DT_FI', 'COMUNE_DT_FI'],
      ...['COD_UTS_DT_FI', 'DEN_UTS_DT_FI', 'COD_REG_DT_FI', 'DEN_REG_DT_FI'],
    ]),
  ),
  published('the key of old farm codes in R', 'pfun=64&pdata=01/01/1991', (answer) =>
    haveColumns(resultset(answer, 90), ['COD_UTS', 'DEN_UTS', 'SIGLA_AUTOMOBILISTICA', 'COD_REG', 'DEN_REG']),
  ),
  published('the key of old farm codes in R', 'pfun=113&pdatada=17/03/1861&pdataa=01/11/2026', (answer) =>
    haveColumns(resultset(answer, 50), ['COD_UTS', 'DEN_UTS', 'SIGLA_UTS', 'COD_UTS_REL', 'DEN_UTS_REL', 'SIGLA_UTS_REL']),
  ),
  published('a shell script, at a day to come', 'pfun=63&pdata=01/01/2048', (answer) =>
    haveColumns(resultset(answer, 107), ['COD_UTS', 'DEN_UTS', 'POP_RES', 'AREA_KMQ']),
  ),
  published('a shell script, at a day to come', 'pfun=74&pdata=04/11/2051', (answer) =>
    haveColumns(resultset(answer, 7800), ['PRO_COM_T', 'COMUNE', 'POP_RES', 'AREA_KMQ']),
  ),
  published('ixMaps, a comparison of two censuses', 'pfun=99&pdatada=31/12/2011&pdataa=31/12/2021', (answer) => {
    const rows = resultset(answer, 8000);
    const both = rows.filter((row) => row.PRO_COM_T_DT_IN && row.PRO_COM_T_DT_FI);
    expect(both.length).toBeGreaterThan(8000);
    for (const row of both) for (const code of [row.PRO_COM_T_DT_IN, row.PRO_COM_T_DT_FI]) expect(code).toMatch(/^\d{6}$/);
  }),
  published('ixMaps, a comparison of two censuses', 'pfun=129&pdata=31/12/2021', (answer) => {
    // it takes the changes of province up to the second census: both codes as numbers, and the day as a moment with its zone
    const moved = resultset(answer, 1900).filter((row) => String(row.DESC_COD_VARIAZIONE).startsWith('AP'));
    const kept = moved.flatMap((row) => {
      expect(row.DATA_INIZIO_AMMINISTRATIVA).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
      expect([Number(row.PRO_COM_T), Number(row.PRO_COM_T_REL)].every((code) => Number.isInteger(code) && code > 0)).toBe(true);
      return String(row.DATA_INIZIO_AMMINISTRATIVA) <= '2021-12-31T00:00:00Z' ? [row.PRO_COM_T] : [];
    });
    expect(kept.length).toBeGreaterThan(800);
  }),
  ...(['pfun=99&pdatada=01/01/1991&pdataa=31/12/2025', 'pfun=129&pdata=01/01/1991'] as const).map((query) =>
    published('a map of changes in the browser, at its first day', query, (answer) => {
      const rows = resultset(answer, 2000);
      // its parser reads a date with a time, and a row without one
      const days = rows.flatMap((row) =>
        Object.entries(row).flatMap(([name, value]) => (/^DATA_/.test(name) && value !== null ? [value] : [])),
      );
      for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
      if (query.startsWith('pfun=129')) expect(days).toHaveLength(rows.length);
    }),
  ),
  ...([61, 74, 73] as const).map((report) =>
    published(
      'a snapshot of the geography of municipalities',
      `pfun=${report}&pdata=31%2F12%2F2024`,
      (answer) => {
        const rows = resultset(answer, 7800);
        for (const { PRO_COM_T } of rows) expect(PRO_COM_T).toMatch(/^\d{6}$/);
        expect(new Set(rows.map(({ PRO_COM_T }) => PRO_COM_T)).size).toBe(rows.length);
        if (report === 61) for (const { COD_COM_FISCALE } of rows) expect(COD_COM_FISCALE ?? '00000000000').toMatch(/^\d{11}$/);
      },
      { accept: 'application/json', 'user-agent': 'ETL/1.0' },
    ),
  ),
];

/** The R package: its three functions, with the parameters encoded as its library does. */
const agent = { 'user-agent': 'situas R package', accept: 'application/json, text/xml, application/xml, */*' };
const rPackage: RecordedCall[] = [
  published('situas for R', 'pfun=61&pdata=01%2F01%2F2020', (answer) => void resultset(answer, 7900), agent),
  published('situas for R', 'pfun=99&pdatada=01%2F01%2F2020&pdataa=01%2F01%2F2025', (answer) => void resultset(answer, 7800), agent),
  {
    client: 'situas for R',
    method: 'GET',
    url: '/publish/reportspooljsoncount?pfun=61&pdata=01%2F01%2F2025',
    headers: agent,
    needs: (answer) => expect(answer.json()).toEqual({ resultset: [{ NUM_ROWS: 7896 }] }),
  },
  {
    client: 'situas for R',
    method: 'GET',
    url: '/publish/anagrafica_report_metadato_web?pfun=61&pdata=05%2F10%2F2025',
    headers: agent,
    needs(answer) {
      const described = answer.json();
      expect(described).toMatchObject({ 'REPORT NAME': expect.any(String), 'REPORT DESCRIZIONE': expect.any(String) });
      for (const column of described.COL_DETAILS) expect(column).toMatchObject({ COLNAME: expect.any(String), LABEL: expect.any(String) });
    },
  },
];

/** Requests that stand alone, as the public code of these clients makes them. */
export const RECORDED_CALLS: readonly RecordedCall[] = [
  ...schoolData,
  ...comuniItaliani,
  ...comuniOfPhp,
  ...database,
  ...wholePages,
  ...services,
  ...rPackage,
];
