import type { Page } from '@playwright/test';
import { overflow } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';

const account = (page: Page, name = 'Il conto') => page.getByRole('table', { name });
const sentence = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /\d{2}\/\d{2}\/\d{4}/ });

/** A number as the table writes it (`7.904`, `+42`, `−232`); an empty cell is 0. */
const read = (cell: string | undefined) => Number((cell ?? '').replace(/[.,+]/g, '').replace('−', '-'));

/** The rows of the account as texts, without its headers. */
async function readAccount(page: Page): Promise<string[][]> {
  const rows = await account(page).getByRole('row').all();
  return Promise.all(rows.slice(1).map((row) => row.locator('th, td').allTextContents()));
}

test.describe('the comparison of two days', () => {
  test('adds up from one number to the other, and back with the days exchanged', { tag: '@short' }, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await open('/variazioni');
    await page.getByRole('link', { name: 'Come si passa da un numero all’altro' }).click();
    await page.getByRole('textbox', { name: 'Primo giorno' }).fill('01/01/2010');
    await page.getByRole('textbox', { name: 'Secondo giorno' }).fill('01/01/2021');
    await expect(page).toHaveURL(/dal=2010-01-01&al=2021-01-01/);
    await expect(sentence(page)).toHaveText('Comuni: 8.094 il 01/01/2010, 7.903 il 01/01/2021, 191 in meno.');
    await expect(page.getByRole('img', { name: /^Disegno del conto: 01\/01\/2010: 8\.094; .*01\/01\/2021: 7\.903/ })).toBeVisible();
    await expectAccessible();

    const forth = await readAccount(page);
    expect(read(forth[0]?.[3])).toBe(8094);
    expect(forth.slice(1, -1).reduce((sum, cells) => sum + read(cells[2]), 8094)).toBe(7903);
    expect(read(forth.at(-1)?.[3])).toBe(7903);

    await page.getByRole('button', { name: 'Scambia i giorni' }).click();
    await expect(page).toHaveURL(/dal=2021-01-01&al=2010-01-01/);
    await expect(sentence(page)).toHaveText('Comuni: 7.903 il 01/01/2021, 8.094 il 01/01/2010, 191 in più.');
    const back = await readAccount(page);
    expect(back.slice(1, -1).reduce((sum, cells) => sum + read(cells[2]), 7903)).toBe(8094);
  });

  test('has the units behind each number, by keyboard, and keeps the choice in the address', async ({ page, open, expectAccessible }) => {
    await open('/variazioni/confronto?dal=1950-01-01&al=2025-01-01&livello=regione');
    await expect(sentence(page)).toContainText('Regioni');
    const buttons = page.getByRole('button', { name: /^Mostra le unità/ });
    await expect(buttons.first()).toHaveAttribute('aria-expanded', 'false');
    const [kind = '', number] = (await readAccount(page))[1] ?? [];
    await buttons.first().focus();
    await page.keyboard.press('Enter');
    const shown = page.getByRole('button', { name: /^Nascondi le unità/ });
    await expect(shown).toHaveAttribute('aria-expanded', 'true');
    // focus goes to the list, which has as many units as the number says
    const heading = page.getByRole('heading', { name: new RegExp(`^${kind}`) });
    await expect(heading).toBeFocused();
    const list = page.getByRole('table', { name: kind, exact: true });
    await expect(list.getByRole('row')).toHaveCount(1 + Math.min(read(number), 10));
    await expectAccessible();
    await page.keyboard.press('Tab');
    await shown.press('Enter');
    await expect(list).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Unità' })).toHaveValue('regione');
  });

  test('says that nothing changed, on the same day', async ({ page, open }) => {
    await open('/variazioni/confronto?dal=2020-01-01&al=2020-01-01&livello=ripartizione');
    await expect(sentence(page)).toHaveText('Ripartizioni: 5 il 01/01/2020, 5 il 01/01/2020, lo stesso numero.');
    expect(await readAccount(page)).toHaveLength(2);
  });

  test('says what is wrong with a day', async ({ page, open, expectAccessible }) => {
    await open('/variazioni/confronto?dal=2010-02-30&al=1850-01-01');
    await expect(page.getByText('Correggi i giorni per vedere il confronto')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Primo giorno' })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'Secondo giorno' })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Disegno del conto')).toHaveCount(0);
    await expectAccessible();
  });

  test('says that the comparison could not be loaded, and loads it on demand', async ({ page, open, said }) => {
    said.allow(/confronto/);
    await page.route('**/api/v1/confronto?**', (route) => route.abort());
    await open('/variazioni/confronto?dal=2010-01-01&al=2021-01-01&livello=uts');
    await expect(page.getByText('Il confronto non si è potuto caricare')).toBeVisible();
    await page.unroute('**/api/v1/confronto?**');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(sentence(page)).toBeVisible();
  });

  test.describe('in English at 320 px, dark', () => {
    test.use({ language: 'en', viewport: { width: 320, height: 800 }, colorScheme: 'dark' });
    test('fits and is accessible', async ({ page, open, expectAccessible }) => {
      await open('/variazioni/confronto?dal=2010-01-01&al=2021-01-01');
      await expect(account(page, 'The account').getByRole('row').nth(1)).toBeVisible();
      await page
        .getByRole('button', { name: /^Show the units/ })
        .first()
        .click();
      await expect(page.getByRole('table').nth(1)).toBeVisible();
      expect(await overflow(page)).toBe(0);
      await expectAccessible();
    });
  });
});
