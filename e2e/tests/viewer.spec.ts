import type { Page } from '@playwright/test';
import type { ReportSpool } from '@territori/contract/wire';
import { expect, test } from '../harness/test.ts';

const at = (id: number, dateFrom: string, rest = '') => `/home/link?id=${id}&dateFrom=${dateFrom}${rest}`;
const range = (page: Page, text: string) =>
  expect(page.getByRole('navigation', { name: 'Pagine del report' }).getByText(text)).toBeVisible();
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
/** The province of Trieste: leading zeros, and names beyond Latin-1. */
const TRIESTE = '&filter=SIGLA_AUTOMOBILISTICA:TS';

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

test('sorts by several columns, and the address holds it', async ({ page, open }) => {
  await open(at(61, '2025-01-01'));
  const header = (name: string) => page.getByRole('columnheader', { name });
  const first = page.getByRole('row').nth(1).getByRole('rowheader');
  await header('Comune (dizione italiana)').getByRole('button').click();
  await expect(header('Comune (dizione italiana)')).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toHaveText('Zungri');
  await header('Comune (dizione italiana)').getByRole('button').click();
  await expect(first).toHaveText('Abano Terme');
  await header('Sigla automobilistica').getByRole('button').click();
  await expect(header('Sigla automobilistica')).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=COMUNE_IT%3AASC&sort=SIGLA_AUTOMOBILISTICA%3ADESC/);
  await page.reload();
  await expect(first).toHaveText('Abano Terme');
});

test("finds L'Aquila by keyboard alone, and takes the filter away again", async ({ page, open }) => {
  await open(at(61, '2025-01-01', '&page=4'));
  await range(page, '31-40 di 7.896');
  await expect(page.getByLabel('Valore')).toBeDisabled();
  await page.getByLabel('Variabile').focus();
  await page.keyboard.type('Comune');
  while ((await page.getByLabel('Variabile').inputValue()) !== 'COMUNE') await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Valore')).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.type("l'aquila");
  await expect(page.getByRole('option', { name: "L'Aquila", exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Applica' }).focus();
  await page.keyboard.press('Enter');
  await range(page, '1-1 di 1');
  await expect(page.getByRole('rowheader')).toHaveText(["L'Aquila"]);
  await page.getByRole('button', { name: "Rimuovi il filtro Comune: L'Aquila" }).focus();
  await page.keyboard.press('Enter');
  await range(page, '1-10 di 7.896');
});

test('says when there is nothing to apply', async ({ page, open }) => {
  await open(at(61, '2025-01-01'));
  await range(page, '1-10 di 7.896');
  await page.getByRole('button', { name: 'Applica' }).click();
  await expect(page.getByText('Filtri non applicati').first()).toBeVisible();
});

test('takes new dates when Applica is pressed, and no impossible one', async ({ page, open }) => {
  await open(at(61, '2025-01-01'));
  await range(page, '1-10 di 7.896');
  const date = page.getByLabel('Data', { exact: true });
  await date.fill('31/02/2020');
  await expect(page.getByText(/Inserire una data esistente, dal 01\/01\/1948/)).toBeVisible();
  await page.getByRole('button', { name: 'Applica' }).click();
  await expect(page).toHaveURL(/dateFrom=2025-01-01/);
  await date.fill('01/01/1948');
  await expect(page.getByLabel('Variabile')).toBeDisabled();
  await page.getByRole('button', { name: 'Applica' }).click();
  await range(page, '1-10 di 7.688');
  await expect(page).toHaveURL(/dateFrom=1948-01-01/);
});

test('corrects the dates of an address to those of the report', async ({ page, open }) => {
  for (const [id, query, from, to] of [
    [61, '&dateFrom=1900-01-01', '01/01/1948', undefined],
    [51, '&dateFrom=2025-01-01', '11/01/1927', undefined],
    [61, '&dateFrom=2020-02-31', '01/01/1948', undefined],
    [104, '&dateFrom=2000-01-01&dateTo=1990-01-01', '01/01/2000', '01/01/2000'],
  ] as const) {
    await open(`/home/link?id=${id}${query}`);
    await expect(page.getByLabel(to ? 'Data inizio periodo' : 'Data', { exact: true })).toHaveValue(from);
    if (to) await expect(page.getByLabel('Data fine periodo')).toHaveValue(to);
    else await expect(page.getByLabel('Data fine periodo')).toHaveCount(0);
  }
});

test('goes back home without an id, and for a report that does not exist', async ({ page }) => {
  for (const route of ['/home/link', '/home/link?id=999999', '/home/in-evidenza?id=uno']) {
    await page.goto(`/#${route}`);
    await expect(page).toHaveURL(/#\/home$/);
  }
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

test('the API modal gives an address that answers with the rows on screen', async ({ page, open, expectAccessible }) => {
  await open(at(61, '2025-01-01', `${TRIESTE}&sort=COMUNE:DESC`));
  await range(page, '1-6 di 6');
  await page.getByRole('button', { name: 'API', exact: true }).click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('heading', { name: 'Parametri' })).toBeVisible();
  await expectAccessible();
  const address = (await modal.getByRole('region', { name: 'La chiamata di questa vista' }).getByRole('link').getAttribute('href')) ?? '';
  const spool = (await (await page.request.get(address)).json()) as ReportSpool;
  await page.keyboard.press('Escape');
  expect(spool.body.map((row) => row.COMUNE)).toEqual(await page.getByRole('rowheader').allTextContents());
});

for (const language of ['it', 'en'] as const) {
  for (const width of [1280, 320]) {
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ language, viewport: { width, height: 800 } });

      test('a report and its metadata are accessible', async ({ page, open, expectAccessible }) => {
        await open(at(61, '2025-01-01', '&size=20'));
        await expect(page.getByRole('table')).toBeVisible();
        await expectAccessible();
        expect(await sideways(page)).toBe(0);
        await page.getByRole('button', { name: language === 'it' ? 'Leggi i metadati' : 'Read the metadata' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible();
        expect(await sideways(page)).toBe(0);
      });
    });
  }
}

test.describe('when the API does not answer as hoped', () => {
  const SPOOL = /\/api\/Report\/Spool\//;

  test('rows that do not come are asked for again', async ({ page, open, said, expectAccessible }) => {
    said.allow(/500|failed/);
    await page.route(SPOOL, (route) => route.fulfill({ status: 500, json: { title: 'guasto' } }));
    await open(at(61, '2025-01-01'));
    await expect(page.getByText('Non è stato possibile caricare le righe del report')).toBeVisible();
    await expectAccessible();
    await page.unroute(SPOOL);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await range(page, '1-10 di 7.896');
  });

  test('no rows are no failure', async ({ page, open, expectAccessible }) => {
    await open(at(61, '2025-01-01', '&filter=COMUNE:Atlantide'));
    await expect(page.getByText('Nessun risultato trovato')).toBeVisible();
    await expectAccessible();
  });

  test('a report that is on its way says so', async ({ page, open, expectAccessible }) => {
    await page.route(SPOOL, () => undefined);
    await open(at(61, '2025-01-01'));
    await expect(page.getByRole('status', { name: 'Caricamento in corso' })).toBeVisible();
    await expectAccessible();
  });

  test('a header that fails leaves the metadata button out', async ({ page, open, said }) => {
    said.allow(/500|failed/);
    await page.route(/\/api\/Report\/Header\//, (route) => route.fulfill({ status: 500, json: {} }));
    await open(at(61, '2025-01-01'));
    await range(page, '1-10 di 7.896');
    await expect(page.getByRole('button', { name: 'Leggi i metadati' })).toHaveCount(0);
  });

  test('a download can be cancelled', async ({ page, open }) => {
    await open(at(61, '2025-01-01'));
    await range(page, '1-10 di 7.896');
    await page.route(SPOOL, () => undefined);
    await page.getByRole('button', { name: 'CSV', exact: true }).click();
    await expect(page.getByText('CSV: in preparazione')).toBeVisible();
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect(page.getByText('CSV: in preparazione')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
