import type { Download, Page } from '@playwright/test';
import { readCsv, readJson, readPdf } from '../harness/fileReaders.ts';
import { cellsOf, readReport } from '../harness/readReport.ts';
import { expect, test } from '../harness/test.ts';

async function download(page: Page, kind: string): Promise<Download> {
  const press = async () => {
    await page.getByRole('button', { name: `Scarica ${kind}` }).click();
    // the report has more than twelve columns
    if (kind === 'PDF')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Tutte le colonne/ })
        .click();
  };
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^Elenco dei codici.* Data Indagine 01-01-2025 Stampa \\d{14}\\.${kind.toLowerCase()}$`),
  );
  return file;
}

const packed = (text: unknown) => String(text).replace(/\s/g, '');

test('CSV and JSON hold all 7.896 rows that the API answers, cell by cell, in the order on screen', async ({ page, open, api }) => {
  await open('/home/link?id=61&dateFrom=2025-01-01&sort=COMUNE:DESC&page=3');
  await expect(page.getByText('21-30 di 7.896')).toBeVisible();
  const answered = await readReport(page.request, {
    api,
    date: '2025-01-01',
    report: 61,
    query: { orderFields: 'COMUNE', orderDirects: 'DESC' },
  });
  expect(answered.body).toHaveLength(7896);
  const expected = [answered.label, ...cellsOf(answered)];
  expect(await readCsv(await download(page, 'CSV'))).toEqual(expected.map((row) => row.map(String)));
  expect(await readJson(await download(page, 'JSON'))).toEqual({ resultset: answered.body });
});

test('a PDF too wide for a page has each cell in one of its groups of columns, code and name in all of them', async ({
  page,
  open,
  api,
}) => {
  test.setTimeout(90_000);
  await open('/home/link?id=61&dateFrom=2025-01-01&filter=DEN_REG:Abruzzo&sort=COMUNE:DESC');
  await expect(page.getByText('1-10 di 305')).toBeVisible();
  const answered = await readReport(page.request, {
    api,
    date: '2025-01-01',
    report: 61,
    query: { pFilterFields: 'DEN_REG', pFilterValues: 'Abruzzo', orderFields: 'COMUNE', orderDirects: 'DESC' },
  });
  const { pages } = await readPdf(await download(page, 'PDF'));
  const whole = packed(pages.join(''));
  const missing = [...new Set(cellsOf(answered).flat().map(packed))].filter((cell) => !whole.includes(cell));
  expect(missing).toEqual([]);
  const groups = Number(/Gruppodicolonne1di(\d+)/.exec(whole)?.[1]);
  expect(groups).toBeGreaterThan(1);
  for (const { PRO_COM_T, COMUNE } of answered.body)
    expect(whole.split(packed(`${PRO_COM_T}${COMUNE}`)).length - 1, `${COMUNE} in each group`).toBe(groups);
  const label = (name: string) => packed(answered.label[answered.colNames.indexOf(name)]);
  for (const [index, text] of pages.entries()) {
    expect(packed(text)).toContain(label('PRO_COM_T') + label('COMUNE'));
    expect(text).toContain(`Pagina ${index + 1} di ${pages.length}`);
  }
});

test('a file of this session is given again without a call, the page reloaded too', async ({ page, open }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && request.url().includes('/Spool/') && calls.push(request.url()));
  await open('/home/link?id=61&dateFrom=2025-01-01&filter=SIGLA_AUTOMOBILISTICA:TS');
  const rows = await readCsv(await download(page, 'CSV'));
  expect(rows).toHaveLength(7);
  await page.reload();
  expect(await readCsv(await download(page, 'CSV'))).toEqual(rows);
  expect(calls).toHaveLength(1);
});
