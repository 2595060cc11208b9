import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const DAY = { timeZone: 'Europe/Rome', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const today = new Intl.DateTimeFormat('it-IT', DAY).format(new Date());
const isoToday = new Intl.DateTimeFormat('sv-SE', DAY).format(new Date());
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const results = (page: Page) => page.getByRole('region', { name: 'Risultati della ricerca' });
const calls = (page: Page) => {
  const made: string[] = [];
  page.on('request', (request) => /\/api\/Report\/(Ambiti|UnitaAmm|ReportByUrl)/.test(request.url()) && made.push(request.url()));
  return made;
};

test.describe('territorio', () => {
  test('from a date to a report and back, by mouse', async ({ page, open }) => {
    await open('/territorio');
    await expect(page.getByRole('heading', { name: 'Criteri di ricerca' })).toBeVisible();
    await expect(page.getByLabel('Report disponibili alla data')).toHaveValue(today);
    await expect(page.getByRole('radiogroup', { name: 'Ambiti geografici' })).toBeVisible();
    await choose(page, 'Unità amministrative');
    await expect(page.getByRole('radiogroup', { name: 'Unità amministrative' })).toBeVisible();
    await expect(page.getByText('Si prega di selezionare 1 Unità amministrative')).toBeVisible();
    await choose(page, 'Comune');
    await expect(results(page)).toBeVisible();
    const count = await results(page).getByRole('article').count();
    await expect(results(page).getByText(`${count} report`, { exact: true })).toBeVisible();

    await results(page).getByRole('button', { name: 'Visualizza report: Comuni - Dimensione' }).click();
    await expect(page).toHaveURL(new RegExp(`#/territorio/body\\?id=74&dateFrom=${isoToday}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Comuni - Dimensione' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Unità territoriali', { exact: true })).toBeVisible();
    const made = calls(page);
    await page.getByRole('button', { name: 'Indietro' }).click();
    await expect(results(page).getByRole('article')).toHaveCount(count);
    await expect(page.getByRole('radio', { name: 'Comune', exact: true })).toBeChecked();
    expect(made, 'nothing is loaded again').toEqual([]);
  });

  test("the browser's Back undoes one choice at a time, and lands in the search page from a report", async ({ page, open }) => {
    await open('/territorio');
    await choose(page, 'Unità amministrative');
    await choose(page, 'Regione');
    await results(page).getByRole('button', { name: 'Visualizza report: Elenco Regioni' }).click();
    await expect(page).toHaveURL(/\/body/);
    await page.goBack();
    await expect(page.getByText('Si prega di selezionare 1 Unità amministrative')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('radio', { name: 'Unità amministrative' })).toBeChecked();
  });

  test('the same page appears from its address, reloaded and in a new tab', async ({ page, open, context }) => {
    const route = '/territorio?dateFrom=1948-01-01&ambito=1&unita=1';
    await open(route);
    await expect(results(page)).toBeVisible();
    const titles = await results(page).getByRole('heading', { level: 3 }).allTextContents();
    await page.reload();
    await expect(results(page).getByRole('heading', { level: 3 })).toHaveText(titles);
    const tab = await context.newPage();
    await tab.goto(page.url());
    await expect(results(tab).getByRole('heading', { level: 3 })).toHaveText(titles);
    await expect(tab.getByLabel('Report disponibili alla data')).toHaveValue('01/01/1948');
  });

  test('every change resets what follows it', async ({ page, open }) => {
    await open('/territorio?dateFrom=2025-01-01&ambito=1&unita=1');
    await expect(results(page)).toBeVisible();
    await choose(page, 'Unità statistiche');
    await expect(results(page)).toHaveCount(0);
    await expect(page.getByText('Si prega di selezionare 1 Unità statistiche')).toBeVisible();
    await page.getByLabel('Report disponibili alla data').fill('01/01/1930');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page).toHaveURL(/#\/territorio\?dateFrom=1930-01-01$/);
    await choose(page, 'Unità amministrative');
    await page.getByRole('button', { name: 'Nuova ricerca' }).click();
    await expect(page).toHaveURL(/#\/territorio$/);
    await expect(page.getByLabel('Report disponibili alla data')).toHaveValue(today);
    await choose(page, 'Unità amministrative');
    await page.getByRole('navigation').getByRole('link', { name: 'Unità territoriali' }).click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('a wrong date says why and hides the rest, until it is right', async ({ page, open, expectAccessible }) => {
    await open('/territorio');
    const date = page.getByLabel('Report disponibili alla data');
    for (const wrong of ['31/02/2020', '16/03/1861', '01/01/2999']) {
      await date.fill(wrong);
      await expect(page.getByText('Data selezionata non compatibile con periodo di disponibilità.')).toBeVisible();
      await expect(date).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('radiogroup')).toHaveCount(0);
    }
    await expectAccessible();
    await date.fill('17/03/1861');
    await expect(page.getByRole('radiogroup', { name: 'Ambiti geografici' })).toBeVisible();
  });

  test('by keyboard alone, from a date picked in the calendar to a report', async ({ page, open }) => {
    await open('/territorio');
    await expect(page.getByRole('radiogroup', { name: 'Ambiti geografici' })).toBeVisible();
    await page.getByLabel('Report disponibili alla data').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Unità amministrative' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('radiogroup', { name: 'Unità amministrative' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Unità amministrative' }), 'the focus does not move').toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Comune', exact: true })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(results(page)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Comune', exact: true }), 'the focus does not move').toBeFocused();
    await results(page)
      .getByRole('button', { name: /^Visualizza report/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/territorio\/body\?id=\d+/);
    await page.getByRole('button', { name: 'Indietro' }).focus();
    await page.keyboard.press('Enter');
    await expect(results(page)).toBeVisible();
  });

  test('a report that is not enabled is there, disabled, with the reason', async ({ page, open, expectAccessible }) => {
    await open('/territorio?dateFrom=2025-01-01&ambito=2&unita=9');
    const button = results(page)
      .getByRole('button', { name: /^Visualizza report/ })
      .first();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    const reason = page.locator(`[id="${await button.getAttribute('aria-describedby')}"]`);
    await expect(reason).not.toBeEmpty();
    await button.click({ force: true });
    await expect(page).toHaveURL(/#\/territorio\?/);
    await expectAccessible();
  });

  test('a failure is told in the page alone and can be tried again', async ({ page, open, said, expectAccessible }) => {
    said.allow(/500|failed/);
    await page.route(/AmbitiGeografici/, (route) => route.fulfill({ status: 500, json: {} }));
    await open('/territorio');
    await expect(page.getByText('Non è stato possibile caricare gli ambiti geografici')).toBeVisible();
    await expect(page.getByText('Errore non definito')).toHaveCount(0);
    await expectAccessible();
    await page.unroute(/AmbitiGeografici/);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('radiogroup', { name: 'Ambiti geografici' })).toBeVisible();
  });

  test('no reports say so', async ({ page, open, expectAccessible }) => {
    await page.route(/ReportByUrl/, (route) => route.fulfill({ json: { items: [] } }));
    await open('/territorio?dateFrom=2025-01-01&ambito=1&unita=1');
    await expect(page.getByText('Nessun report presente')).toBeVisible();
    await expectAccessible();
  });

  test('a call under way covers the page', async ({ page, open, expectAccessible }) => {
    await page.route(/UnitaAmministrative/, () => undefined);
    await open('/territorio?dateFrom=2025-01-01&ambito=1');
    await expect(page.getByText('Caricamento in corso')).toBeVisible();
    await expectAccessible();
  });
});

test.describe('variazioni', () => {
  test('from a period to a report and back', async ({ page, open }) => {
    await open('/variazioni?dateFrom=1991-01-01&dateTo=2020-01-01');
    await choose(page, 'Unità amministrative');
    await choose(page, 'Comune');
    await results(page).getByRole('button', { name: 'Visualizza report: Comuni con cambio denominazione' }).click();
    await expect(page).toHaveURL(/#\/variazioni\/body\?id=104&dateFrom=1991-01-01&dateTo=2020-01-01$/);
    await expect(page.getByLabel('Data inizio periodo')).toHaveValue('01/01/1991');
    await expect(page.getByLabel('Data fine periodo')).toHaveValue('01/01/2020');
    await page.getByRole('button', { name: 'Indietro' }).click();
    await expect(results(page)).toBeVisible();
  });

  test('dates in the wrong order or out of bounds are errors', async ({ page, open }) => {
    await open('/variazioni?dateTo=1995-01-01');
    await page.getByLabel('Data inizio periodo').fill('01/01/2000');
    await expect(page.getByText('Data inizio non può essere più recente di data fine.').first()).toBeVisible();
    await page.getByLabel('Data inizio periodo').fill('31/02/1990');
    await expect(page.getByText('Date selezionate non compatibili con periodo di disponibilità.')).toBeVisible();
    await expect(page.getByRole('radiogroup')).toHaveCount(0);
  });

  test('info and API of a report open and close over the list', async ({ page, open, expectAccessible }) => {
    await open('/variazioni?dateFrom=1991-01-01&dateTo=2020-01-01&ambito=1&unita=1');
    const info = results(page)
      .getByRole('button', { name: /^Info sul report/ })
      .first();
    await info.click();
    const modal = page.getByRole('dialog');
    await expect(modal.getByText('In un periodo')).toBeVisible();
    await expect(modal.getByRole('columnheader', { name: 'Acronimo variabile' })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(info).toBeFocused();
    await results(page)
      .getByRole('button', { name: /^API del report/ })
      .first()
      .click();
    const rows = modal.getByRole('row', { name: /Numero di righe/ }).getByRole('link');
    await expect(rows).toBeVisible();
    const answer = await page.request.get((await rows.getAttribute('href')) ?? '');
    expect(((await answer.json()) as { resultset: { NUM_ROWS: number }[] }).resultset[0]?.NUM_ROWS).toBeGreaterThan(0);
    await expectAccessible();
  });

  test('no reports say so in the words of this page', async ({ page, open }) => {
    await page.route(/ReportByUrl/, (route) => route.fulfill({ json: { items: [] } }));
    await open('/variazioni?dateFrom=1991-01-01&dateTo=2020-01-01&ambito=1&unita=1');
    await expect(page.getByText('La ricerca non ha prodotto risultati')).toBeVisible();
  });
});

test.describe('ricostruzione', () => {
  test('from 01/01/1991 to today, under its main title', async ({ page, open }) => {
    await open('/ricostruzione-codici');
    await expect(page.getByLabel('Data inizio periodo')).toHaveValue('01/01/1991');
    await expect(page.getByLabel('Data fine periodo')).toHaveValue(today);
    await choose(page, 'Unità amministrative');
    await choose(page, 'Comune');
    await results(page).getByRole('button', { name: 'Visualizza report: Traslazione codici e denominazioni comunali nel periodo' }).click();
    await expect(page).toHaveURL(new RegExp(`#/ricostruzione-codici/body\\?id=304&dateFrom=1991-01-01&dateTo=${isoToday}$`));
    await expect(page.getByRole('main').getByText('Ricostruzione codici statistici', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Indietro' }).click();
    await expect(results(page)).toBeVisible();
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('the three sections say the same', async ({ page, open }) => {
    await open('/territorio');
    await choose(page, 'Administrative units');
    await expect(page.getByText('Please select 1 Administrative units')).toBeVisible();
    await choose(page, 'Municipality');
    await expect(page.getByRole('region', { name: 'Search results' })).toBeVisible();
    await page.getByLabel('Reports available at the date').fill('31/02/2020');
    await expect(page.getByText('The selected date is not within the period of availability.')).toBeVisible();
    await open('/variazioni?dateFrom=2000-01-01&dateTo=1999-01-01');
    await expect(page.getByText('The start date cannot be later than the end date.').first()).toBeVisible();
    await page.route(/ReportByUrl/, (route) => route.fulfill({ json: { items: [] } }));
    await open('/variazioni?dateFrom=1991-01-01&dateTo=2020-01-01&ambito=1&unita=1');
    await expect(page.getByText('The search produced no results')).toBeVisible();
    await open('/ricostruzione-codici?dateFrom=1991-01-01&dateTo=2020-01-01&ambito=1&unita=1');
    await expect(page.getByText('No reports', { exact: true })).toBeVisible();
  });
});

test('a sub-path that is none is not found', async ({ page }) => {
  for (const path of ['territorio', 'variazioni', 'ricostruzione-codici']) {
    await page.goto(`/#/${path}/altro`);
    await expect(page.getByRole('main').getByText('Errore 404. La pagina che stai cercando non esiste.')).toBeVisible();
  }
});

for (const language of ['it', 'en'] as const) {
  for (const width of [1280, 320]) {
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ language, viewport: { width, height: 800 } });

      test('results and reports of the three sections are accessible', async ({ page, open, expectAccessible }) => {
        for (const route of [
          '/territorio',
          '/territorio?dateFrom=2025-01-01&ambito=1&unita=1',
          '/variazioni?dateFrom=1991-01-01&dateTo=2020-01-01&ambito=1&unita=1',
          '/ricostruzione-codici?dateFrom=1991-01-01&dateTo=2020-01-01&ambito=1&unita=1',
          '/variazioni/body?id=104&dateFrom=1991-01-01&dateTo=2020-01-01',
        ]) {
          await open(route);
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expectAccessible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), route).toBe(0);
        }
      });
    });
  }
}
