import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readOds } from '../harness/fileReaders.ts';
import { overflow } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Tutte le variazioni di un periodo' });
const total = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /rig(a|he)/ });

/** The numbers of the sentence above the table: `117 variazioni in 172 righe: …`, `84 variazioni, una per riga`. */
function readTotals(sentence: string): { readonly changes: number; readonly rows: number } {
  const [, changes = '', rows = changes] = /^([\d.]+) variazion[ei](?: in ([\d.]+) righe|, (?:una per|in una) riga)/.exec(sentence) ?? [];
  const number = (text: string) => Number(text.replaceAll('.', ''));
  return { changes: number(changes), rows: number(rows) };
}

test.describe('all changes of a period', () => {
  test('of the province of Trento from 2010 to 2020, in five actions', { tag: '@short' }, async ({ page, open, expectAccessible }) => {
    await open('/variazioni');
    await page.getByRole('link', { name: 'Tutte le variazioni di un periodo' }).click();
    // the page that the link leaves has fields with the same names
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutte le variazioni di un periodo');
    await page.getByRole('textbox', { name: 'Data inizio periodo' }).fill('01/01/2010');
    await page.getByRole('textbox', { name: 'Data fine periodo' }).fill('31/12/2020');
    await page.getByRole('combobox', { name: 'Provincia/Uts' }).selectOption({ label: 'Trento (TN)' });
    await expect(page).toHaveURL(/dal=2010-01-01&al=2020-12-31&provincia=022$/);
    await expect(table(page).getByRole('row').filter({ hasText: 'Ledro' }).first()).toBeVisible();
    await expect(total(page)).toBeVisible();
    await expectAccessible();

    // the counts of the kinds add up to the number of changes, and the sentence says why the table has more rows
    const kinds = page.getByRole('list', { name: 'Variazioni per tipo' }).getByRole('button');
    const counted = (texts: readonly string[]) =>
      texts.reduce((sum, label) => sum + Number(label.replace(/^.*: /, '').replace('.', '')), 0);
    await expect(total(page)).toHaveText('117 variazioni in 172 righe: una per ogni altra unità coinvolta');
    expect(counted(await kinds.allTextContents())).toBe(117);
    await expect(page.getByRole('navigation', { name: 'Pagine delle variazioni' }).getByText('1-20 di 172')).toBeVisible();
    await kinds.filter({ hasText: 'Costituzione' }).click();
    await expect(kinds.filter({ hasText: 'Costituzione' })).toHaveText(/: 27$/);
    await expect(total(page)).toHaveText('27 variazioni in 82 righe: una per ogni altra unità coinvolta');
    await kinds.filter({ hasText: 'Estinzione' }).click();
    await expect(total(page)).toHaveText('84 variazioni, una per riga');
    await expect(page).toHaveURL(/tipo=ES/);
    await expect(kinds.filter({ hasText: 'Estinzione' })).toHaveAttribute('aria-pressed', 'true');
    await expect(table(page).getByRole('cell', { name: 'Costituzione', exact: true })).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Provincia/Uts' })).toHaveValue('022');
    await table(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/#\/storia_ua\/\d+$/);
  });

  test('has pages, and files with every row', async ({ page, open }) => {
    await open('/variazioni/tutte?dal=2014-01-01&al=2014-12-31&provincia=037');
    await expect(total(page)).toBeVisible();
    const { rows } = readTotals((await total(page).textContent()) ?? '');
    const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
    expect(csv.suggestedFilename()).toBe('variazioni_2014-01-01_2014-12-31.csv');
    const [ods] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'ODS' }).click()]);
    expect(ods.suggestedFilename()).toBe('variazioni_2014-01-01_2014-12-31.ods');
    const { Dati: sheet = [] } = await readOds(ods);
    expect(sheet).toHaveLength(rows + 1);
    // the columns are those of the file that the API makes
    expect(sheet[0]?.join(';')).toBe((await readFile(await csv.path(), 'utf8')).split('\n')[0]);
    const [json] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'JSON' }).click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await json.createReadStream()) chunks.push(chunk);
    expect(JSON.parse(Buffer.concat(chunks).toString())).toHaveLength(rows);
  });

  test('says what is wrong with a date, and with a choice', async ({ page, open, said, expectAccessible }) => {
    said.allow(/400/);
    await open('/variazioni/tutte?dal=2020-01-01&al=2010-01-01');
    await expect(page.getByText('La data di fine precede quella di inizio.')).toBeVisible();
    await expect(page.getByText('Correggi il periodo per vedere le variazioni')).toBeVisible();
    await expectAccessible();
    await page.goto('/#/variazioni/tutte?dal=2010-01-01&al=2011-01-01&provincia=Atlantide');
    await expect(page.getByText('Provincia/Uts: «Atlantide» non esiste')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Riprova' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Togli Atlantide' }).click();
    await expect(total(page)).toBeVisible();
  });

  test('is printed with its choice in words, without its form', async ({ page, open }) => {
    await open('/variazioni/tutte?dal=2010-01-01&al=2020-12-31&provincia=022&tipo=ES');
    await expect(table(page).getByRole('row').nth(1)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('textbox', { name: 'Data inizio periodo' })).toBeHidden();
    for (const line of ['Dal 01/01/2010 al 31/12/2020', 'Provincia/Uts: Trento', 'Tipo: Estinzione', 'Righe dalla 1 alla 20, su 84'])
      await expect(page.getByText(line, { exact: true })).toBeVisible();
    await expect(page.getByText(/^Stampato il \d\d\/\d\d\/\d{4}$/)).toBeVisible();
    await expect(page.getByText(/^Indirizzo: http.*#\/variazioni\/tutte\?dal=2010-01-01/)).toBeVisible();
  });

  test('says that there are none, and that they could not be loaded', async ({ page, open, said }) => {
    said.allow(/variazioni/);
    await open('/variazioni/tutte?dal=2014-01-02&al=2014-01-02&provincia=022');
    await expect(page.getByText('Nessuna variazione con queste scelte')).toBeVisible();
    await page.route('**/api/v1/variazioni?**', (route) => route.abort());
    await page.goto('/#/variazioni/tutte?dal=2014-01-01&al=2014-01-03');
    await expect(page.getByText('Le variazioni non si sono potute caricare')).toBeVisible();
  });

  test.describe('in English at 320 px, dark', () => {
    test.use({ language: 'en', viewport: { width: 320, height: 800 }, colorScheme: 'dark' });
    test('fits and is accessible, with a card for each change', async ({ page, open, expectAccessible }) => {
      await open('/variazioni/tutte?dal=2010-01-01&al=2020-12-31&provincia=TN');
      const cards = page.getByRole('list', { name: 'All changes of a period' }).getByRole('listitem');
      await expect(cards).toHaveCount(20);
      await expect(cards.first()).toContainText('Bezzecca (022014)');
      expect(await overflow(page)).toBe(0);
      await expectAccessible();
    });
  });
});
