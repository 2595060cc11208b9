import { readXlsx } from '../harness/fileReaders.ts';
import { expect, test } from '../harness/test.ts';
import { looks } from '../harness/turns.ts';

const today = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', day: '2-digit', month: '2-digit', year: 'numeric' }).format(
  new Date(),
);

test('the home shows the units in force today, and their number since 1861 as a chart and as a table', { tag: '@short' }, async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/home');
  await expect(page.getByText('7.894', { exact: true })).toBeVisible();
  await expect(page.getByText('110', { exact: true })).toBeVisible();
  await expect(page.getByText(`In vigore al ${today}`)).toBeVisible();
  // each figure leads to the units that it counts
  for (const [name, id] of [
    ['Comuni', 61],
    ['Province e Uts', 64],
    ['Regioni', 68],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      new RegExp(`body\\?id=${id}&dateFrom=`),
    );
  await page.getByText('Mostra i dati in tabella').click();
  await expect(page.getByRole('row', { name: '17/03/1861 7.720' })).toBeVisible();
  await expectAccessible();
});

test('the five usual tasks come first, on the first screen', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/home');
  const tasks = page.getByRole('list', { name: 'Che cosa puoi fare' }).getByRole('link');
  await expect(tasks).toHaveText([
    'Chi era questo comune?',
    'Traduci un elenco',
    'Scarica l’elenco di un giorno',
    'Che cosa è cambiato?',
    'Guarda la mappa di un giorno',
  ]);
  for (const task of await tasks.all()) await expect(task).toBeInViewport({ ratio: 1 });
  expect(await tasks.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/dateFrom=.*/, '')))).toEqual([
    '#/storia_ua',
    '#/ricostruzione-codici/elenco',
    '#/territorio/body?id=61&',
    '#/variazioni/tutte',
    '#/territorio/mappa',
  ]);
});

test('the highlights do not repeat the five most consulted reports', async ({ page, open }) => {
  await open('/home');
  const titles = async (name: string) => page.getByRole('region', { name }).getByRole('link').locator('span:first-child').allTextContents();
  await expect(page.getByRole('region', { name: 'I più consultati' }).getByRole('link')).toHaveCount(5);
  const consulted = await titles('I più consultati');
  const highlights = await titles('In evidenza');
  expect(highlights.length).toBeGreaterThan(0);
  expect(highlights.filter((title) => consulted.includes(title))).toEqual([]);
});

for (const { language, width } of looks) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 800 } });

    test('the home and its pages are accessible and scroll in one direction', async ({ page, open, expectAccessible }) => {
      const routes = [
        '',
        'aggiornamenti',
        'codifiche-territoriali',
        'caratteristiche-classificazioni',
        'cambiamenti-unita-territoriali',
        'geo-eu-clas',
      ];
      for (const route of routes) {
        await open(`/home/${route}`);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectAccessible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), route).toBe(0);
      }
    });
  });
}

test('a highlight opens its report, and both ways back lead home', async ({ page, open }) => {
  await open('/home');
  const highlight = page.getByRole('region', { name: 'In evidenza' }).getByRole('link').first();
  const title = (await highlight.locator('span').first().textContent()) ?? '';
  await highlight.click();
  await expect(page).toHaveURL(/#\/home\/in-evidenza\?id=\d+&dateFrom=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main').getByText('In evidenza')).toBeVisible();
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(page).toHaveURL(/#\/home$/);
  await page.getByRole('region', { name: 'I più consultati' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/home\/piu-consultati\?/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/home$/);
});

test('a news item is read in a modal, by keyboard alone', async ({ page, open, expectAccessible }) => {
  await open('/home');
  const item = page.getByRole('region', { name: 'Novità' }).getByRole('button').first();
  await item.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog');
  await expect(modal.getByText(/^Pubblicato il \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
  expect(await modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(item).toBeFocused();
});

test('every update is in the table and in the spreadsheet', async ({ page, open }) => {
  await open('/home');
  await page.getByRole('link', { name: 'Tutti gli aggiornamenti' }).click();
  await expect(page.getByRole('columnheader')).toHaveText(['Evento', 'Descrizione', 'Note', 'Data Pubblicazione']);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Scarica in Excel' }).click()]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const [, total] = /^1-20 di ([\d.]+)$/.exec((await page.getByText(/^1-20 di/).textContent()) ?? '') ?? [];
  const sheet = await readXlsx(download, 1);
  expect(sheet).toHaveLength(1 + Number(total?.replace('.', '')));
});

test('an information page leads to the sections and back home', async ({ page, open }) => {
  await open('/home');
  await page.getByRole('link', { name: 'Codifiche territoriali' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Codifiche territoriali' })).toBeVisible();
  const related = page.getByRole('region', { name: 'Vai alle sezioni' });
  await expect(related.getByRole('link')).toHaveText([
    'Unità territoriali',
    'Variazioni',
    'Ricostruzione codici',
    'Storia delle unità',
    'Ricerca codice',
  ]);
  await page.getByRole('link', { name: 'Indietro' }).click();
  await expect(page).toHaveURL(/#\/home$/);
});

test.describe('when the API does not answer as hoped', () => {
  test('the home says what did not load, and loads it when asked', async ({ page, said, expectAccessible }) => {
    said.allow(/500|failed/);
    await page.route(/\/api\/(Promemoria|serie)/, (route) => route.fulfill({ status: 500, json: { title: 'guasto' } }));
    await page.goto('/#/home');
    await expect(page.getByText('Non è stato possibile caricare il grafico')).toBeVisible();
    await expect(page.getByText(/gli aggiornamenti e il numero delle unità in vigore$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'In evidenza' }).getByRole('link').first()).toBeVisible();
    await expectAccessible();
    await page.unroute(/\/api\/(Promemoria|serie)/);
    await page.getByRole('alert').filter({ hasText: 'unità in vigore' }).getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByText('7.894', { exact: true })).toBeVisible();
  });

  test('the home keeps its shape while it loads', async ({ page, open, expectAccessible }) => {
    await page.route(/\/api\/(Promemoria|serie|Report\/ReportByUrl)/, () => undefined);
    await open('/home');
    await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
    await expectAccessible();
  });

  test('empty lists say so', async ({ page, open, expectAccessible }) => {
    await page.route(/\/api\/Report\/ReportByUrl/, (route) => route.fulfill({ json: { items: [] } }));
    await open('/home');
    await expect(page.getByText('Nessun report presente')).toHaveCount(2);
    await expectAccessible();
  });
});
