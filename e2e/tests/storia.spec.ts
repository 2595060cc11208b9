import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const steps = (page: Page) => page.getByRole('region', { name: 'Nomi e codici nel tempo' }).getByRole('list').first().getByRole('listitem');
const changes = (page: Page) => page.getByRole('table', { name: 'Riepilogo variazioni' });

async function search(page: Page, type: string, text: string, option: RegExp) {
  await page.getByRole('radio', { name: type, exact: true }).check();
  await page.getByRole('combobox', { name: 'Codice o denominazione' }).pressSequentially(text);
  await page.getByRole('option', { name: option }).first().click();
  await page.getByRole('main').getByRole('button', { name: 'Cerca', exact: true }).click();
}

test.describe('storia', () => {
  test('from a former name to the details of a change, by mouse', { tag: '@short' }, async ({ page, open, expectAccessible }) => {
    await open('/storia_ua');
    await expect(page.getByText('Ogni comune, provincia o regione ha una storia', { exact: false })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Cerca', exact: true })).toBeDisabled();
    await expectAccessible();

    await search(page, 'Comune', 'lonato', /017092 - Lonato\s*BS · 17\/03\/1861/);
    await expect(page.getByRole('heading', { name: 'Lonato del Garda - 017092' })).toBeVisible();
    await expect(page).toHaveURL(/#\/storia_ua\?tipo=1&unita=\d+$/);
    await expect(steps(page)).toHaveText([/Lonato \(BS\).*dal 17\/03\/1861 al 01\/11\/2007/, /Lonato del Garda \(BS\).*dal 02\/11\/2007/]);
    await expect(page.getByRole('img', { name: /2 nomi o codici in successione/ })).toBeVisible();

    await changes(page)
      .getByRole('row', { name: /CD-Cambio denominazione/ })
      .click();
    await expect(page.getByRole('table', { name: 'Dettaglio variazione' })).toContainText('Lonato del Garda');
    await expect(page.getByRole('region', { name: 'Descrizione evento' })).toContainText('Lonato');
    await expectAccessible();

    await page.reload();
    await expect(page.getByRole('table', { name: 'Dettaglio variazione' })).toContainText('Lonato del Garda');
  });

  test('by keyboard: arrows move, Tab chooses, Enter does nothing in the list and opens a row', async ({ page, open }) => {
    await open('/storia_ua?tipo=1');
    const box = page.getByRole('combobox', { name: 'Codice o denominazione' });
    await box.pressSequentially('sappada');
    await expect(page.getByRole('option')).toHaveCount(2);
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL(/tipo=1$/);
    await box.press('Tab');
    await page.getByRole('main').getByRole('button', { name: 'Cerca', exact: true }).press('Enter');
    await expect(steps(page)).toHaveText([/Sappada \(BL\)/, /Sappada \(UD\)/]);
    await changes(page)
      .getByRole('button', { name: /PV-Prima validità/ })
      .first()
      .press('Enter');
    await expect(page.getByRole('table', { name: 'Dettaglio provvedimento' })).toBeVisible();
    await page.getByRole('button', { name: 'Annulla' }).press('Enter');
    await expect(changes(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#\/storia_ua$/);
  });

  for (const { type, text, option, expected } of [
    {
      type: 'Comune',
      text: 'agliè',
      option: /001001 - Agliè/,
      expected: [
        /001001dal 17\/03\/1861 al 11\/01\/1927/,
        /\(AO\)007805dal 12\/01\/1927 al 04\/10\/1945/,
        /001001dal 05\/10\/1945, ancora/,
      ],
    },
    {
      type: 'Comune',
      text: '015250',
      option: /Baranzate/,
      expected: [/015806dal 17\/03\/1861 al 30\/04\/1869/, /dal 12\/12\/2001 al 05\/03\/2003/, /dal 08\/06\/2004, ancora in vigore/],
    },
    { type: 'Comune', text: '022229', option: /Ledro/, expected: [/dal 01\/01\/2010, ancora in vigore/] },
    { type: 'Comune', text: '058091', option: /Roma/, expected: [/Roma \(RM\)058091/] },
    { type: 'Provincia/Uts', text: 'carbonia', option: /107 - Carbonia-Iglesias/, expected: [/dal 01\/01\/2006 al 27\/04\/2016/] },
    { type: 'Regione', text: 'lazio', option: /12 - Lazio/, expected: [/dal 01\/01\/1948, ancora in vigore/] },
  ]) {
    test(`shows the history of ${text}`, async ({ page, open }) => {
      await open('/storia_ua');
      await search(page, type, text, option);
      await expect(steps(page)).toHaveText(expected);
      await expect(changes(page).getByRole('row').nth(1)).toBeVisible();
    });
  }

  test('homonyms are distinguished by province', async ({ page, open }) => {
    await open('/storia_ua?tipo=1');
    await page.getByRole('combobox', { name: 'Codice o denominazione' }).pressSequentially('samone');
    await expect(page.getByRole('option', { name: /001235 - Samone\s*TO/ })).toBeVisible();
    await expect(page.getByRole('option', { name: /022165 - Samone\s*TN/ })).toBeVisible();
  });

  test('a unit that does not exist, and a failure, have different messages', async ({ page, open, said, expectAccessible }) => {
    said.allow(/storia/);
    await open('/storia_ua?tipo=1&unita=5');
    await expect(page.getByText('L’unità indicata nell’indirizzo è sconosciuta.')).toBeVisible();
    await page.route('**/api/unita/**', (route) => route.abort());
    await page.goto('/#/storia_ua?tipo=1&unita=6');
    await expect(page.getByText('La storia dell’unità non si è potuta caricare')).toBeVisible();
    await expectAccessible();
  });

  test.describe('in English at 320 px', () => {
    test.use({ language: 'en', viewport: { width: 320, height: 800 }, colorScheme: 'dark' });
    test('fits and is accessible', async ({ page, open, expectAccessible }) => {
      await open('/storia_ua');
      await page.getByRole('radio', { name: 'Municipality' }).check();
      await page.getByRole('combobox', { name: 'Code or name' }).pressSequentially('agliè');
      await page
        .getByRole('option', { name: /001001/ })
        .first()
        .click();
      await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('table', { name: 'Summary of changes' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible();
    });
  });
});
