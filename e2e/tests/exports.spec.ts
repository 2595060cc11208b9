import type { Page } from '@playwright/test';
import type { ReportSpool } from '@territori/contract/wire';
import { readCsv, readJson, readPdf, readXlsx } from '../harness/readFiles.ts';
import { expect, test } from '../harness/test.ts';

/** The province of Trieste, names backwards: leading zeros, and letters beyond Latin-1. */
const REPORT = '/home/link?id=61&dateFrom=2025-01-01&filter=SIGLA_AUTOMOBILISTICA:TS&sort=COMUNE:DESC';

test.describe('every export holds what the API answers, cell by cell', () => {
  async function answer(page: Page, apiUrl: string): Promise<{ spool: ReportSpool; cells: string[][] }> {
    const spool = (await (
      await page.request.get(
        `${apiUrl}/api/Report/Spool/2025-01-01/61?PageNum=1&PageSize=1000&pFilterFields=SIGLA_AUTOMOBILISTICA&pFilterValues=TS&orderFields=COMUNE&orderDirects=DESC`,
      )
    ).json()) as ReportSpool;
    return { spool, cells: spool.body.map((row) => spool.colNames.map((name) => String(row[name] ?? ''))) };
  }

  const api = () => String(process.env.E2E_API);
  const download = async (page: Page, kind: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: kind, exact: true }).click()]);
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^Elenco dei codici.* Data Indagine 01-01-2025 Stampa \\d{14}\\.${kind.toLowerCase()}$`),
    );
    return file;
  };

  test('CSV', async ({ page, open }) => {
    await open(REPORT);
    const { spool, cells } = await answer(page, api());
    const [header, ...rows] = await readCsv(await download(page, 'CSV'));
    expect(header).toEqual(spool.label);
    expect(rows).toEqual(cells);
    expect(rows.flat()).toContain('032001');
  });

  test('XLSX, with the metadata on a sheet of their own when asked', async ({ page, open }) => {
    await open(REPORT);
    await page.getByLabel('XLSX con i metadati').check();
    const { spool, cells } = await answer(page, api());
    const file = await download(page, 'XLSX');
    const [header, ...rows] = await readXlsx(file, 'Dati');
    expect(header).toEqual(spool.label);
    expect(rows).toEqual(cells);
    expect(await readXlsx(file, 'Metadati')).toHaveLength(spool.colNames.length + 1);
  });

  test('JSON', async ({ page, open }) => {
    await open(REPORT);
    const { spool } = await answer(page, api());
    expect(await readJson(await download(page, 'JSON'))).toEqual({ resultset: spool.body });
  });

  test('PDF, with its header on each page and the letters beyond Latin-1', async ({ page, open }) => {
    await open(REPORT);
    const { cells, spool } = await answer(page, api());
    const { pages, title, size } = await readPdf(await download(page, 'PDF'));
    expect(title).toBe('Elenco dei codici e delle denominazioni delle unità territoriali');
    expect(size.map(Math.round)).toEqual([0, 0, 842, 595]);
    const text = pages.join(' ');
    for (const name of spool.body.map((row) => String(row.COMUNE))) expect(text).toContain(name);
    expect(text).toContain('Nabrežina');
    const [code = '', comune = ''] = [spool.label[spool.colNames.indexOf('PRO_COM_T')], spool.label[spool.colNames.indexOf('COMUNE')]];
    for (const [index, page_] of pages.entries()) {
      for (const word of `${code} ${comune}`.split(' ')) expect(page_).toContain(word);
      expect(page_).toContain(`Pagina ${index + 1} di ${pages.length}`);
    }
    for (const cell of new Set(cells.flat().filter((text_) => /^\w{3,}$/.test(text_)))) expect(text).toContain(cell);
  });

  test('the metadata legend, in its four kinds', async ({ page, open }) => {
    await open(REPORT);
    await page.getByRole('button', { name: 'Leggi i metadati' }).click();
    const modal = page.getByRole('dialog');
    const names = await modal.getByRole('button', { expanded: false }).allTextContents();
    const files: Record<string, string[][]> = {};
    for (const kind of ['CSV', 'XLSX', 'JSON', 'PDF']) {
      const [file] = await Promise.all([page.waitForEvent('download'), modal.getByRole('button', { name: kind, exact: true }).click()]);
      expect(file.suggestedFilename()).toMatch(new RegExp(`Metadati Stampa \\d{14}\\.${kind.toLowerCase()}$`));
      if (kind === 'CSV') files.CSV = await readCsv(file);
      if (kind === 'XLSX') files.XLSX = await readXlsx(file, 'Metadati');
      if (kind === 'JSON') expect(await readJson<unknown[]>(file)).toHaveLength((files.CSV?.length ?? 0) - 1);
      if (kind === 'PDF') expect((await readPdf(file)).pages.join(' ')).toContain('PRO_COM_T');
    }
    expect(files.CSV?.[0]).toEqual(['Variabile', 'Acronimo variabile', 'Descrizione', 'Note', 'Fonte', 'Link']);
    expect(files.XLSX).toEqual(files.CSV);
    expect(files.CSV?.slice(1).map(([variable]) => variable)).toEqual(names);
  });
});
