import { readJson } from '../harness/fileReaders.ts';
import { expect, test } from '../harness/test.ts';

test.describe('dettaglio API', () => {
  test('table, one report, and its popup with a call that answers', { tag: '@short' }, async ({ page, open, expectAccessible }) => {
    await open('/apiDetail');
    await expect(page.getByText('1-10 di 74')).toBeVisible();
    await expectAccessible();

    await page.getByRole('combobox', { name: 'Id/Titolo report' }).pressSequentially('68 - elenco');
    await page.getByRole('option', { name: /^68 - Elenco Regioni/ }).click();
    await page.getByRole('main').getByRole('button', { name: 'Cerca', exact: true }).click();
    await expect(page).toHaveURL(/\?id=68$/);
    await expect(page.getByRole('table', { name: /^Riepilogo API: 68 - / })).toBeVisible();
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

  test('a call of /api/v1 is chosen, changed and made by keyboard, and a wrong value is explained', async ({
    page,
    open,
    said,
    expectAccessible,
  }) => {
    said.allow(/400/);
    await open('/apidetail');
    await page.getByRole('button', { name: 'Vai alle chiamate' }).press('Enter');
    const list = page.getByRole('navigation', { name: 'Le chiamate' });
    await expect(list).toBeInViewport();
    await list.getByRole('link', { name: /corrispondenze/ }).press('Enter');
    await expect(page).toHaveURL(/\?chiamata=corrispondenze$/);
    const call = page.getByRole('region', { name: 'Ogni unità di un giorno accanto a ciò che è in un altro' });
    await expect(call.getByRole('heading', { level: 2 })).toBeFocused();
    const day = call.getByRole('textbox', { name: 'da', exact: true });
    await day.fill('2009-01-01');
    await day.press('Enter');
    await expect(call.getByRole('status').first()).toHaveText(/^Stato 200, [\d.]+ ms, [\d,.]+ (byte|kB)$/);
    const answer = call.getByRole('region', { name: 'Risposta', exact: true });
    await expect(answer.getByText(/etag: "/)).toBeVisible();
    await expect(answer.getByText(/"codice_da": "/)).toBeVisible();
    await expect(call.getByText(/^curl '.*da=2009-01-01.*'$/)).toBeVisible();
    await expectAccessible();
    await day.fill('1º gennaio');
    await day.press('Enter');
    await expect(answer.getByRole('link', { name: 'Che cosa significa l’errore' })).toBeVisible();
    await expect(call.getByRole('status').first()).toHaveText(/^Stato 400/);
  });

  test('the archive has its files with what verifies them', async ({ page, open, said, expectAccessible }) => {
    // after a load the files are written within minutes
    test.setTimeout(150_000);
    said.allow(/503/);
    await open('/apidetail');
    await page.getByRole('button', { name: 'Mostra i file' }).click();
    const archive = page.getByRole('region', { name: 'Archivio', exact: true });
    await expect(async () => {
      const again = archive.getByRole('button', { name: 'Riprova' });
      if (await again.isVisible()) await again.click();
      await expect(archive.getByRole('link', { name: 'territori.sqlite' })).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 120_000 });
    const row = archive.getByRole('row', { name: /^unita\.csv/ });
    const digest = (await row.getByRole('cell').last().textContent()) ?? '';
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    await expect(archive.getByText(new RegExp(`echo '${digest} {1,2}unita.csv' \\| sha256sum -c`))).toBeVisible();
    await expectAccessible();
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

    test('a call of /api/v1 is chosen from one field', async ({ page, open, lookAround }) => {
      await open('/apidetail');
      await page.getByRole('button', { name: 'Go to the calls' }).click();
      await page.getByRole('combobox', { name: 'Call', exact: true }).selectOption('POST /api/v1/traduzioni');
      const call = page.getByRole('region', { name: 'Codes or names translated to another day' });
      await call.getByRole('button', { name: 'Call', exact: true }).click();
      await expect(call.getByRole('region', { name: 'Answer', exact: true }).getByText(/"codice_nuovo"/)).toBeVisible();
      await lookAround('the answer of a call');
    });
  });
});
