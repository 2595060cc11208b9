import type { Download, Locator, Page } from '@playwright/test';
import type { Cell, ReportHeader } from '@territori/contract/wire';
import { readCsv, readJson, readPdf, readXlsx } from '../harness/fileReaders.ts';
import { cellsOf, readReport } from '../harness/readReport.ts';
import { startOperatorApi } from '../harness/startOperatorApi.ts';
import { test as base, expect } from '../harness/test.ts';

const REPORT = 408;
const DATE = '2025-01-01';

/** Cells that a spreadsheet, a CSV or a page of paper may spoil. */
const notes = [
  '=1+1',
  '=HYPERLINK("https://example.org";"qui")',
  '+39 06 46731',
  '-',
  '@SUM(A1)',
  'con "virgolette"; e punto e virgola',
  'prima riga\nseconda riga',
  '00123',
  `un testo lungo più di cento caratteri, ${'che va a capo più volte '.repeat(6)}e finisce qui`,
  "dell'Unione, là dove c'è l'università: città, perché, così, più",
  '1e5',
  null,
] as const;

/**
 * An operator's rows: real codes and names (leading zeros, accents, letters beyond Latin-1, apostrophes), each with a
 * note and numbers of both signs.
 */
async function operatorRows(official: string) {
  const of = async (column: string, value: string) => {
    const query = `PageNum=1&PageSize=999999&pFilterFields=${column}&pFilterValues=${encodeURIComponent(value)}`;
    const { body } = (await (await fetch(`${official}/api/Report/Spool/${DATE}/61?${query}`)).json()) as { body: Record<string, Cell>[] };
    return body;
  };
  const units = [
    ...(await of('DEN_REG', 'Friuli-Venezia Giulia')),
    ...(await of('SIGLA_AUTOMOBILISTICA', 'BZ')),
    ...(await of('COMUNE', "L'Aquila")),
    ...(await of('COMUNE', 'Agliè')),
  ];
  return units.map(({ PRO_COM_T, COMUNE }, index) => ({
    PRO_COM_T: String(PRO_COM_T),
    COMUNE: String(COMUNE),
    GRUPPO: index % 50 === 7 ? 'altri' : "dell'operatore",
    SALDO: `${index % 3 === 0 ? '-' : ''}${index},25`,
    ORDINE: index,
    GIORNO: `${String((index % 28) + 1).padStart(2, '0')}/03/1861`,
    NOTA: notes[index % notes.length] ?? null,
  }));
}

// in one worker: each worker would create another database
base.describe.configure({ mode: 'default', timeout: 90_000 });

const test = base.extend<object, { api: string }>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const official = String(process.env.E2E_API);
      const api = await startOperatorApi({ report: REPORT, date: '2021-12-31', rows: await operatorRows(official) });
      await use(api.url);
      await api.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function download(page: Page, within: Page | Locator, kind: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    within.getByRole('button', { name: new RegExp(`^(Scarica|Download) ${kind}$`) }).click(),
  ]);
  return file;
}

const packed = (text: unknown) => String(text ?? '').replace(/\s/g, '');
/** As a CSV has a cell: numbers with a decimal comma, a text that a spreadsheet would take for a formula with an apostrophe before it. */
const csvText = (cell: Cell) =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : String(cell ?? '').replace(/^(?=[=+\-@\t\r])/, "'");

for (const { language, title, secondPage, withMetadata, metadata, sheet, at, source, footer } of [
  {
    language: 'it',
    title: 'Sistemi Locali del Lavoro (SLL) 2021 – Composizione',
    secondPage: '11-20 di',
    withMetadata: 'XLSX con i metadati',
    metadata: 'Leggi i metadati',
    sheet: ['Variabile', 'Acronimo variabile', 'Descrizione', 'Note', 'Fonte', 'Link'],
    at: 'Alla data 01/01/2025',
    source: 'Fonte',
    footer: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
  },
  {
    language: 'en',
    title: 'Local labour systems 2021 – Composition',
    secondPage: '11-20 of',
    withMetadata: 'XLSX with metadata',
    metadata: 'Read the metadata',
    sheet: ['Variable', 'Variable acronym', 'Description', 'Notes', 'Source', 'Link'],
    at: 'On 01/01/2025',
    source: 'Source',
    footer: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const plang = language.toUpperCase();
    const metadataCells = async (page: Page, api: string) => {
      const header = (await (await page.request.get(`${api}/api/Report/Header/${DATE}/${REPORT}?plang=${plang}`)).json()) as ReportHeader;
      const lists = [header.label, header.colname, header.guida, header.note, header.fonte, header.link].map((list) => list.split('§'));
      return (lists[0] ?? []).map((_, index) => lists.map((list) => list[index] ?? ''));
    };

    test("every file of an operator's report holds what the API answers, cell by cell: all rows of the filters, in their order", async ({
      page,
      open,
      api,
    }) => {
      await open(`/home/link?id=${REPORT}&dateFrom=${DATE}&filter=GRUPPO:dell'operatore&sort=SALDO:ASC&page=2`);
      const answered = await readReport(page.request, {
        api,
        date: DATE,
        report: REPORT,
        query: { plang, pFilterFields: 'GRUPPO', pFilterValues: "dell'operatore", orderFields: 'SALDO', orderDirects: 'ASC' },
      });
      expect(answered.totalRows).toBeGreaterThan(300);
      await expect(page.getByText(`${secondPage} ${answered.totalRows}`)).toBeVisible();
      const cells = cellsOf(answered);
      expect(answered.types).toEqual(['VARCHAR', 'VARCHAR', 'VARCHAR', 'NUMBER', 'NUMBER', 'DATE', 'VARCHAR']);
      const names = cells.map(([, name]) => name);
      expect(names).toEqual(expect.arrayContaining(['Duino Aurisina-Devin Nabrežina', "L'Aquila", 'Agliè']));
      expect(cells.map((row) => row.at(-1))).toEqual(expect.arrayContaining(notes.map((note) => note ?? '')));

      const xlsx = await download(page, page, 'XLSX');
      expect(xlsx.suggestedFilename()).toMatch(/ Data Indagine 01-01-2025 Stampa \d{14}\.xlsx$/);
      expect(await readXlsx(xlsx, 'Dati')).toEqual([answered.label, ...cells]);
      await expect(readXlsx(xlsx, 'Metadati')).rejects.toThrow('No sheet Metadati');
      await page.getByLabel(withMetadata).check();
      const described = await download(page, page, 'XLSX');
      expect(await readXlsx(described, 'Dati')).toEqual([answered.label, ...cells]);
      expect(await readXlsx(described, 'Metadati')).toEqual([sheet, ...(await metadataCells(page, api))]);

      expect(await readCsv(await download(page, page, 'CSV'))).toEqual([answered.label, ...cells.map((row) => row.map(csvText))]);

      // the published form: a number with decimals is a text with a comma
      const published = answered.body.map((row): Record<string, Cell> => ({ ...row, SALDO: csvText(row.SALDO ?? '') }));
      expect(await readJson(await download(page, page, 'JSON'))).toEqual({ resultset: published });

      const pdf = await readPdf(await download(page, page, 'PDF'));
      expect(pdf).toMatchObject({ title, language, displaysTitle: true });
      expect(pdf.pages.length).toBeGreaterThan(3);
      const header = packed(answered.label.join(''));
      const group = answered.label[answered.colNames.indexOf('GRUPPO')];
      // the address of the report ends the heading
      const heading = packed(
        `${title}${at}${group}: dell'operatore${source}: Territori, ${new URL(page.url()).origin}/#/home/link?id=${REPORT}`,
      );
      const rows = pdf.pages.map((text, index) => {
        const end = packed(footer(index + 1, pdf.pages.length));
        const page_ = packed(text);
        const start = page_.slice(0, page_.indexOf(header));
        if (index === 0) expect(start.slice(0, heading.length)).toBe(heading);
        else expect(start, `page ${index + 1} begins with the header`).toBe('');
        expect(page_.slice(-end.length), `page ${index + 1} ends with its number`).toBe(end);
        expect(pdf.sizes[index], 'A4, landscape').toEqual([0, 0, 842, 595]);
        return page_.slice(start.length + header.length, -end.length);
      });
      const written = published.map((row) => answered.colNames.map((name) => packed(row[name])).join(''));
      expect(rows.join('')).toBe(written.join(''));
    });

    test('the legend, in its four kinds, holds the metadata that the API answers, cell by cell', async ({ page, open, api }) => {
      await open(`/home/link?id=${REPORT}&dateFrom=${DATE}`);
      const cells = await metadataCells(page, api);
      await page.getByRole('button', { name: metadata }).click();
      const modal = page.getByRole('dialog');
      const save = (kind: string) => download(page, modal, kind);

      const csv = await save('CSV');
      expect(csv.suggestedFilename()).toMatch(/ Metadati Stampa \d{14}\.csv$/);
      expect(await readCsv(csv)).toEqual([sheet, ...cells.map((row) => row.map(csvText))]);
      expect(await readXlsx(await save('XLSX'), 1)).toEqual([sheet, ...cells]);
      const keys = ['variabile', 'acronimo', 'descrizione', 'note', 'fonte', 'link'];
      expect(await readJson(await save('JSON'))).toEqual(
        cells.map((row) => Object.fromEntries(row.map((cell, index) => [keys[index], cell]))),
      );

      const pdf = await readPdf(await save('PDF'));
      expect(pdf).toMatchObject({ title, language, displaysTitle: true });
      const whole = packed(pdf.pages.join(''));
      for (const [variable = '', acronym = '', ...others] of cells) {
        expect(whole).toContain(packed(variable) + packed(acronym));
        for (const other of others) expect(whole).toContain(packed(other));
      }
      for (const [index, text] of pdf.pages.entries()) {
        expect(packed(text)).toContain(packed(sheet.slice(0, 2).join('')));
        expect(text).toContain(footer(index + 1, pdf.pages.length));
      }
    });
  });
}
