import { readXlsx } from '../harness/fileReaders.ts';
import { expect, test } from '../harness/test.ts';

test.describe('glossario', () => {
  test('letters, search and one term, by keyboard', { tag: '@short' }, async ({ page, open, expectAccessible }) => {
    await open('/glossario');
    const all = Number.parseInt((await page.getByText(/^\d+ termini$/).textContent()) ?? '', 10);
    expect(all).toBeGreaterThanOrEqual(60);
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBe(all);

    await page.getByRole('button', { name: 'Z', exact: true }).press('Enter');
    await expect(page).toHaveURL(/#\/glossario\?lettera=Z$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(/^Zona/);
    await expect(page.getByRole('button', { name: 'X', exact: true })).toBeDisabled();
    await expectAccessible();

    const field = page.getByRole('searchbox', { name: 'Termine da cercare' });
    await expect(page.getByRole('main').getByRole('button', { name: 'Cerca', exact: true })).toBeDisabled();
    await field.fill('CITTA');
    await field.press('Enter');
    await expect(page.locator('mark').first()).toHaveText('Città');
    await page.getByRole('button', { name: 'Città metropolitana' }).press('Enter');
    await expect(page.getByRole('link', { name: /Legge 7 aprile 2014, n\. 56/ })).toHaveAttribute('href', /normattiva\.it/);
    await expectAccessible();

    await page.getByRole('link', { name: /Collegamento a questo termine/ }).click();
    await expect(page).toHaveURL(/#\/glossario\?termine=\d+$/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Città metropolitana', expanded: true })).toBeFocused();
  });

  test('every count appears together with the terms that it counts', async ({ page, open }) => {
    await page.addInitScript(() => {
      const window_ = window as Window & { countsWithoutTerms?: string[] };
      window_.countsWithoutTerms = [];
      new MutationObserver(() => {
        const count = /^\d+(?= termini$)/.exec(document.querySelector('main [role="status"]')?.textContent ?? '')?.[0];
        const terms = document.querySelectorAll('main h3').length;
        if (count !== undefined && Number(count) !== terms) window_.countsWithoutTerms?.push(`${count} for ${terms} terms`);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await open('/glossario');
    const list = page.locator('main [aria-busy]').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(list).toHaveAttribute('aria-busy', 'false');
    for (const letter of ['Z', 'A', 'C', 'A-Z']) await page.getByRole('button', { name: letter, exact: true }).click();
    await expect(list).toHaveAttribute('aria-busy', 'false');
    expect(await page.evaluate(() => (window as Window & { countsWithoutTerms?: string[] }).countsWithoutTerms)).toEqual([]);
  });

  test('says that nothing matches', async ({ page, open, expectAccessible }) => {
    await open('/glossario?cerca=Atlantide');
    await expect(page.getByText('Nessun risultato trovato.')).toBeVisible();
    await expectAccessible();
  });

  test('the file has every term', async ({ page, open }) => {
    await open('/glossario');
    const count = Number.parseInt((await page.getByText(/^\d+ termini$/).textContent()) ?? '', 10);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Scarica il glossario (XLSX)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    expect(await readXlsx(download, 1)).toHaveLength(count + 1);
  });

  test('a failed load is shown, with another try', async ({ page, open, said, expectAccessible }) => {
    said.allow(/Glossario|ERR_FAILED/);
    await page.route('**/api/Report/Glossario*', (route) => route.abort());
    await open('/glossario');
    await expect(page.getByText('Il glossario non si è potuto caricare')).toBeVisible();
    await expect(page.getByText('Nessun risultato trovato.')).toHaveCount(0);
    await expectAccessible();
    await page.unroute('**/api/Report/Glossario*');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('button', { name: 'Comune', exact: true })).toBeVisible();
  });

  test.describe('in English at 320 px', () => {
    test.use({ language: 'en', viewport: { width: 320, height: 800 } });
    test('fits and is accessible', async ({ page, open, expectAccessible }) => {
      await open('/glossario?lettera=M');
      await page.getByRole('button', { name: 'Municipality (comune)' }).click();
      await expect(page.getByText('A self-governing local authority', { exact: false })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible();
    });
  });
});
