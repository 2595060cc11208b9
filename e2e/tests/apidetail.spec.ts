import { readJson } from '../harness/readFiles.ts';
import { expect, test } from '../harness/test.ts';

test.describe('dettaglio API', () => {
  test('table, one report, and its popup with a call that answers', async ({ page, open, expectAccessible }) => {
    await open('/apiDetail');
    await expect(page.getByText('1-10 di 74')).toBeVisible();
    await expectAccessible();

    await page.getByRole('combobox', { name: 'Id/Titolo report' }).pressSequentially('68 - elenco');
    await page.getByRole('option', { name: /^68 - Elenco Regioni/ }).click();
    await page.getByRole('main').getByRole('button', { name: 'Cerca', exact: true }).click();
    await expect(page).toHaveURL(/\?id=68$/);
    await page.getByRole('button', { name: /Apri la scheda API/ }).click();
    const popup = page.getByRole('dialog');
    const date = popup.getByRole('textbox', { name: 'Data' });
    await date.fill('01/01/2025');
    await date.press('Tab');
    await popup.getByRole('button', { name: 'Chiama il servizio' }).click();
    await expect(popup.getByText('Prime 10 righe di 20').first()).toBeVisible();
    await expect(popup.getByText(/^curl '.*pfun=68&pdata=01\/01\/2025'$/)).toBeVisible();
    await expectAccessible();

    const count = await page.request.get((await popup.getByRole('link', { name: /reportspooljsoncount/ }).getAttribute('href')) ?? '');
    expect(await count.json()).toEqual({ resultset: [{ NUM_ROWS: 20 }] });
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Apri la scheda API/ })).toBeFocused();
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect(page.getByText('1-10 di 74')).toBeVisible();
  });

  test('the definitions are read in the page', async ({ page, open, expectAccessible }) => {
    await open('/apidetail');
    await page.getByRole('button', { name: 'Leggi le definizioni' }).click();
    await page.getByRole('button', { name: /GET \/publish\/reportspooljson / }).click();
    await expect(page.getByRole('rowheader', { name: 'pfun' })).toBeVisible();
    await expectAccessible();
  });

  test('the definitions file is downloaded', async ({ page, open }) => {
    await open('/apidetail');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Scarica le definizioni delle API' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
    expect((await readJson<{ openapi: string }>(download)).openapi).toMatch(/^3\./);
  });

  test('a failure is shown in the page, with another try', async ({ page, open, said, expectAccessible }) => {
    said.allow(/ReportByUrl|ERR_FAILED/);
    await page.route('**/api/Report/ReportByUrl', (route) => route.abort());
    await open('/apidetail');
    await expect(page.getByText('L’elenco dei servizi non si è potuto caricare')).toBeVisible();
    await expectAccessible();
    await page.unroute('**/api/Report/ReportByUrl');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByText('1-10 di 74')).toBeVisible();
  });

  test.describe('in English at 320 px', () => {
    test.use({ language: 'en', viewport: { width: 320, height: 800 }, colorScheme: 'dark' });
    test('fits and is accessible', async ({ page, open, expectAccessible }) => {
      await open('/apidetail?id=98');
      await page.getByRole('button', { name: /Open the API card/ }).click();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Start of the period' })).toHaveValue('17/03/1861');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible();
    });
  });
});
