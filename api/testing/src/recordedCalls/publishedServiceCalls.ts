import { expect } from 'vitest';
import { haveColumns, haveTexts, type RecordedCall, resultset } from './RecordedCall.ts';

const publishedCall = (
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
export const publishedServiceCalls: RecordedCall[] = [
  publishedCall('codice-fiscale for TypeScript', 'pfun=61&pdata=01/01/1948', (answer) =>
    haveColumns(resultset(answer, 7000), ['COMUNE', 'COD_CATASTO', 'SIGLA_AUTOMOBILISTICA']),
  ),
  publishedCall('a roster of municipalities in Python', 'pfun=61&pdata=01/05/2026', (answer) => {
    const rows = resultset(answer, 7800);
    haveTexts(rows, ['PRO_COM_T', 'COMUNE', 'COMUNE_IT', 'DEN_REG', 'DEN_UTS', 'COD_REG', 'SIGLA_AUTOMOBILISTICA']);
    expect(new Set(rows.map(({ PRO_COM_T }) => PRO_COM_T)).size).toBe(rows.length);
    expect(new Set(rows.map(({ COD_REG }) => COD_REG)).size).toBe(20);
  }),
  publishedCall('a list of birthplaces in a cloud function', 'pfun=61&pdata=01/11/2025', (answer) =>
    haveTexts(resultset(answer, 7800), ['COMUNE', 'SIGLA_AUTOMOBILISTICA', 'COD_CATASTO']),
  ),
  publishedCall('the key of old farm codes in R', 'pfun=304&pdatada=01/01/1991&pdataa=01/11/2026', (answer) =>
    haveColumns(resultset(answer, 8000), [
      ...['FLAG_VALIDO', 'PRO_COM_T', 'PRO_COM_T_DT_FI', 'COMUNE_DT_FI'],
      ...['COD_UTS_DT_FI', 'DEN_UTS_DT_FI', 'COD_REG_DT_FI', 'DEN_REG_DT_FI'],
    ]),
  ),
  publishedCall('the key of old farm codes in R', 'pfun=64&pdata=01/01/1991', (answer) =>
    haveColumns(resultset(answer, 90), ['COD_UTS', 'DEN_UTS', 'SIGLA_AUTOMOBILISTICA', 'COD_REG', 'DEN_REG']),
  ),
  publishedCall('the key of old farm codes in R', 'pfun=113&pdatada=17/03/1861&pdataa=01/11/2026', (answer) =>
    haveColumns(resultset(answer, 50), ['COD_UTS', 'DEN_UTS', 'SIGLA_UTS', 'COD_UTS_REL', 'DEN_UTS_REL', 'SIGLA_UTS_REL']),
  ),
  publishedCall('a shell script, at a day to come', 'pfun=63&pdata=01/01/2048', (answer) =>
    haveColumns(resultset(answer, 107), ['COD_UTS', 'DEN_UTS', 'POP_RES', 'AREA_KMQ']),
  ),
  publishedCall('a shell script, at a day to come', 'pfun=74&pdata=04/11/2051', (answer) =>
    haveColumns(resultset(answer, 7800), ['PRO_COM_T', 'COMUNE', 'POP_RES', 'AREA_KMQ']),
  ),
  publishedCall('ixMaps, a comparison of two censuses', 'pfun=99&pdatada=31/12/2011&pdataa=31/12/2021', (answer) => {
    const rows = resultset(answer, 8000);
    const both = rows.filter((row) => row.PRO_COM_T_DT_IN && row.PRO_COM_T_DT_FI);
    expect(both.length).toBeGreaterThan(8000);
    for (const row of both) for (const code of [row.PRO_COM_T_DT_IN, row.PRO_COM_T_DT_FI]) expect(code).toMatch(/^\d{6}$/);
  }),
  publishedCall('ixMaps, a comparison of two censuses', 'pfun=129&pdata=31/12/2021', (answer) => {
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
    publishedCall('a map of changes in the browser, at its first day', query, (answer) => {
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
    publishedCall(
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
const R_PACKAGE_HEADERS = { 'user-agent': 'situas R package', accept: 'application/json, text/xml, application/xml, */*' };

export const rPackageCalls: RecordedCall[] = [
  publishedCall('situas for R', 'pfun=61&pdata=01%2F01%2F2020', (answer) => void resultset(answer, 7900), R_PACKAGE_HEADERS),
  publishedCall(
    'situas for R',
    'pfun=99&pdatada=01%2F01%2F2020&pdataa=01%2F01%2F2025',
    (answer) => void resultset(answer, 7800),
    R_PACKAGE_HEADERS,
  ),
  {
    client: 'situas for R',
    method: 'GET',
    url: '/publish/reportspooljsoncount?pfun=61&pdata=01%2F01%2F2025',
    headers: R_PACKAGE_HEADERS,
    needs: (answer) => expect(answer.json()).toEqual({ resultset: [{ NUM_ROWS: 7896 }] }),
  },
  {
    client: 'situas for R',
    method: 'GET',
    url: '/publish/anagrafica_report_metadato_web?pfun=61&pdata=05%2F10%2F2025',
    headers: R_PACKAGE_HEADERS,
    needs(answer) {
      const described = answer.json();
      expect(described).toMatchObject({ 'REPORT NAME': expect.any(String), 'REPORT DESCRIZIONE': expect.any(String) });
      for (const column of described.COL_DETAILS) expect(column).toMatchObject({ COLNAME: expect.any(String), LABEL: expect.any(String) });
    },
  },
];
