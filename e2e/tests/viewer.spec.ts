import type { Page } from '@playwright/test';
import { readPdf } from '../harness/fileReaders.ts';
import { expect, test } from '../harness/test.ts';

// how a report is walked through in each section is in walks/report-*.spec.ts

const at = (id: number, dateFrom: string, rest = '') => `/home/link?id=${id}&dateFrom=${dateFrom}${rest}`;
const range = (page: Page, text: string) =>
  expect(page.getByRole('navigation', { name: 'Pagine del report' }).getByText(text)).toBeVisible();

test.describe('the official numbers', () => {
  for (const [id, date, rows] of [
    [61, '2025-01-01', '7.896'],
    [61, '1948-01-01', '7.688'],
    [51, '1861-03-17', '7.720'],
  ] as const) {
    test(`report ${id} at ${date} has ${rows} rows`, async ({ page, open }) => {
      await open(at(id, date));
      await range(page, `1-10 di ${rows}`);
    });
  }
});

for (const width of [1280, 320]) {
  test(`with more rows a page, the table’s start and the way to other pages stay in a window of ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(at(61, '2025-01-01', '&size=20'));
    if (width === 320) await page.getByRole('button', { name: 'Vedi come tabella' }).click();
    const size = page.getByRole('combobox', { name: 'Righe per pagina' });
    const header = page.getByRole('columnheader').first();
    await size.scrollIntoViewIfNeeded();
    for (const rows of ['50', '100']) {
      // out of sight, as it is for one who has read to the end of the page
      await header.evaluate((cell) => window.scrollBy(0, cell.getBoundingClientRect().bottom + 1));
      await expect(header).not.toBeInViewport();
      await size.selectOption(rows);
      await expect(page.locator('tbody').getByRole('row')).toHaveCount(Number(rows));
      await expect(header).toBeInViewport({ ratio: 0.9 });
      await expect(size).toBeInViewport({ ratio: 0.9 });
    }
  });
}

for (const [width, height] of [
  [1280, 900],
  [390, 844],
  [320, 720],
] as const) {
  test(`the first row is on the first screen of ${width} by ${height} pixels`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await open(at(61, '2025-01-01'));
    const row = page.locator(width === 1280 ? 'tbody tr' : '[data-row]').first();
    await expect(row.getByRole('link', { name: 'Agliè', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('7.896 righe', { exact: true })).toBeInViewport({ ratio: 1 });
  });
}

for (const id of [61, 98, 102, 128]) {
  test(`report ${id} shows twelve rows on the first screen of 1280 by 900 pixels, the name first`, async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(at(id, '2020-01-01', '&dateTo=2021-01-01&size=20'));
    // a row may be wider than the screen, its name is not
    const names = page.getByRole('rowheader');
    await expect(names.nth(11)).toBeInViewport({ ratio: 1 });
    expect(await names.first().evaluate((cell) => (cell as HTMLTableCellElement).cellIndex)).toBe(0);
  });
}

test('columns that say nothing in the rows are hidden, the page says so, and one button shows them', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open(at(61, '2025-01-01'));
  const headers = page.getByRole('columnheader');
  const foreign = headers.filter({ hasText: 'Comune (dizione straniera)' });
  await expect(headers.first()).toHaveText('Comune');
  await expect(foreign).toHaveCount(0);
  const few = await headers.count();
  await expect(page.getByText(/colonne vuote o ripetute in queste righe sono nascoste/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Mostra tutte le colonne' }).click();
  await expect(foreign).toHaveCount(1);
  await expect(page).toHaveURL(/columns=all/);
  await page.getByRole('button', { name: 'Nascondi le colonne vuote o ripetute' }).click();
  await expect(headers).toHaveCount(few);
  // municipalities with a name in German too
  await open(at(61, '2025-01-01', '&filter=COD_UTS:021'));
  await expect(foreign).toHaveCount(1);
});

test('a finger has 24 pixels and more for each link of a dense table', async ({ browser, portal }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${portal.url}/#${at(61, '2025-01-01')}`);
  const row = page.locator('tbody').getByRole('row').first();
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await context.close();
});

test('the column of names keeps its header above it, and both are opaque, while the others pass below', async ({ page, open }) => {
  await open(at(61, '2025-01-01'));
  const names = page.getByRole('rowheader').first();
  const header = page.getByRole('columnheader', { name: 'Comune', exact: true });
  await page.getByRole('group', { name: /alla data/ }).evaluate((area) => {
    area.scrollLeft = 900;
  });
  const left = async (cell: typeof names) => (await cell.boundingBox())?.x;
  await expect.poll(() => left(header)).toBe(await left(names));
  for (const cell of [names, header]) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await cell.boundingBox()) ?? {};
    // what is on top at the middle of the cell is the cell, and its background hides what is below
    expect(
      await cell.evaluate((own, [px, py]) => own.contains(document.elementFromPoint(px ?? 0, py ?? 0)), [x + width / 2, y + height / 2]),
    ).toBe(true);
    expect(await cell.evaluate((own) => getComputedStyle(own).backgroundColor)).toMatch(/^rgb\(/);
  }
});

test('several values of a variable, a part of a text and a range are in the address, and their rows are the API’s', async ({
  page,
  open,
}) => {
  await open(at(64, '2025-01-01', '&filter=DEN_REG:Umbria&filter=DEN_REG:Molise'));
  await expect(page.getByText('4 righe', { exact: true })).toBeVisible();
  // an apostrophe may be missing
  await open(at(61, '2025-01-01', '&contains=COMUNE:LAQ&contains=COMUNE:quila'));
  await expect(page.getByText('1 riga', { exact: true })).toBeVisible();
  await open(at(61, '2025-01-01', '&contains=COMUNE:LAQ&contains=COMUNE:Trento'));
  await expect(page.getByText('Nessuna riga', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Togli tutti i filtri' }).click();
  await expect(page.getByText('7.896 righe', { exact: true })).toBeVisible();
  await open(at(74, '2026-01-01', '&from=AREA_KMQ:13.1&to=AREA_KMQ:13.2'));
  await expect(page.getByRole('button', { name: /^Rimuovi il filtro .*: da 13,1/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Agliè' })).toBeVisible();
});

test('the name of a unit leads to its page', { tag: '@short' }, async ({ page, open }) => {
  await open(at(61, '2025-01-01', '&filter=COMUNE:Ledro'));
  await page.getByRole('link', { name: 'Ledro', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: /Ledro/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/#\/storia_ua/);
});

test('a report opens in its own section, and Back from a link stays in the portal', async ({ page, portal }) => {
  await page.goto(`${portal.url}/#/territorio/body?id=104&dateFrom=2000-01-01&dateTo=2020-01-01`);
  await expect(page).toHaveURL(/#\/variazioni\/body\?id=104/);
  await expect(page.getByRole('heading', { level: 1, name: 'Comuni con cambio denominazione' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/territorio$/);
});

test('choices of a link survive a report and Back', async ({ page, open }) => {
  const search = '/territorio?dateFrom=2020-01-15&ambito=1&unita=1';
  await open(search);
  await page.getByRole('link', { name: 'Comuni - Dimensione', exact: true }).click();
  await expect(page).toHaveURL(/\/territorio\/body\?id=74/);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.hash === `#${search}`);
  await expect(page.getByRole('radio', { name: 'Comune', exact: true })).toBeChecked();
});

test('a day after the end of a report is its last one, and the page says so', async ({ page, open }) => {
  await open(at(51, '2025-01-01'));
  await expect(page.getByRole('textbox', { name: 'Data', exact: true })).toHaveValue('11/01/1927');
  await expect(page.getByRole('textbox', { name: 'Data fine periodo' })).toHaveCount(0);
  await expect(page.getByText('La data 01/01/2025 segue la fine del report: è mostrata 11/01/1927.')).toBeVisible();
  await expect(page).toHaveURL(/dateFrom=1927-01-11/);
});

test('goes back home without an id, and for a report that does not exist', async ({ page }) => {
  for (const route of ['/home/link', '/home/link?id=999999', '/home/in-evidenza?id=uno']) {
    await page.goto(`/#${route}`);
    await expect(page).toHaveURL(/#\/home$/);
    await expect(page.getByText('Il report 999999 non si può aprire')).toHaveCount(route.includes('999999') ? 1 : 0);
  }
  await page.goto('/#/territorio/body?id=999999');
  await expect(page).toHaveURL(/#\/territorio$/);
  await expect(page.getByText('Il report 999999 non si può aprire')).toBeVisible();
});

test('a copied link opens exactly the same view in a new tab', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(at(61, '2025-01-01', '&filter=DEN_REG:Abruzzo&sort=COMUNE:DESC&page=2&size=20&language=en'));
  await expect(page.getByText('21-40 of 305')).toBeVisible();
  const names = await page.getByRole('rowheader').allTextContents();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const tab = await context.newPage();
  await tab.goto(link);
  await expect(tab.getByText('21-40 of 305')).toBeVisible();
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
  expect(await tab.getByRole('rowheader').allTextContents()).toEqual(names);
});

test('a table of many columns is printed on its side, on each sheet with its header, whose words are whole', async ({ page, open }) => {
  await open(at(61, '2025-01-01', '&size=20'));
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(20);
  const { pages, sizes } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(sizes).toEqual(sizes.map(() => [0, 0, 842, 595]));
  const sheets = pages.filter((text) => text.includes('Piemonte'));
  expect(sheets.length).toBeGreaterThan(1);
  for (const text of sheets) expect(text).toContain('(alfanumerico)');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Stampato il/), 'the note above the rows, not the footer’s too').toHaveCount(2);
  await expect(page.getByText(/^Stampato il/).filter({ visible: true })).toHaveCount(1);
  const broken = await page.getByRole('columnheader').evaluateAll((headers) =>
    headers.flatMap((header) => {
      const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[^\s/-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) cut.push(word);
        }
      }
      return cut;
    }),
  );
  expect(broken).toEqual([]);
});
