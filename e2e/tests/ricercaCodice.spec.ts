import { expect, test } from '../harness/test.ts';

test.describe('ricerca codice', () => {
  test('finds a unit by an old code and shows every code it had', { tag: '@short' }, async ({ page, open, expectAccessible }) => {
    await open('/ricerca-codice');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ricerca codice Territori');
    await expect(page.getByText('Qui si trovano i codici statistici', { exact: false })).toBeVisible();
    await expectAccessible();

    await page.getByRole('radio', { name: 'Comune', exact: true }).check();
    await page.getByRole('combobox', { name: 'Codice o denominazione' }).pressSequentially('007805');
    await page.getByRole('option', { name: '007805 - Agliè' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Cerca', exact: true }).click();
    const table = page.getByRole('table', { name: 'Codici e denominazioni di 001001 - Agliè' });
    await expect(table.getByRole('row', { name: /^001001.*in vigore/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^007805 Agliè 12\/01\/1927 04\/10\/1945/ })).toBeVisible();
    await expectAccessible();

    await page.reload();
    await expect(table).toBeVisible();
    await expect(page.getByRole('link', { name: /^Apri la pagina dell’unità/ })).toHaveAttribute('href', /#\/storia_ua\/\d+$/);
    await page.getByRole('radio', { name: 'Regione' }).check();
    await expect(table).toHaveCount(0);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect(page).toHaveURL(/#\/ricerca-codice$/);
  });

  test('the list answers each key with thousands of options, and offers them a block at a time', async ({ page, open }) => {
    await open('/ricerca-codice?tipo=1');
    const box = page.getByRole('combobox', { name: 'Codice o denominazione' });
    await box.click();
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-setsize', '501');
    await box.pressSequentially('zzz');
    await expect(page.getByText('Nessun dato').last()).toBeVisible();
  });

  test('a failure is shown in the page, with another try', async ({ page, open, said, expectAccessible }) => {
    said.allow(/ReportByUrl|ERR_FAILED/);
    await page.route('**/api/Report/ReportByUrl', (route) =>
      route.request().postData()?.includes('ricercacodice_criterio_lov') ? route.abort() : route.continue(),
    );
    await open('/ricerca-codice?tipo=3');
    await expect(page.getByText('L’elenco delle unità non si è potuto caricare')).toBeVisible();
    await expectAccessible();
    await page.unroute('**/api/Report/ReportByUrl');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('combobox', { name: 'Codice o denominazione' })).toBeEnabled();
  });

  test.describe('in English at 320 px', () => {
    test.use({ language: 'en', viewport: { width: 320, height: 800 } });
    test('fits and is accessible', async ({ page, open, expectAccessible }) => {
      await open('/ricerca-codice?tipo=3');
      await page.getByRole('combobox', { name: 'Code or name' }).pressSequentially('lazio');
      await page.getByRole('option', { name: /12 - Lazio/ }).click();
      await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByText('in force')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible();
    });
  });
});
