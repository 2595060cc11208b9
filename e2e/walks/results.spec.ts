import type { ReportListItem } from '@territori/contract/wire';
import { day } from '../harness/day.ts';
import { expect, test } from '../harness/test.ts';
import { searchPage } from './searchPage.ts';
import { walk } from './walk.ts';

walk(1, 'what a report is, how a program calls it, the report itself, and the way back to the results', async (walker) => {
  const { page, by, open, lookAround } = walker;
  const { path, query, dates, reportId, disabled, since, title, report, kind, shared, found, button, radio, results } = searchPage(walker);
  const { step } = test;
  const view = `${path}/body?id=${reportId}&${query}`;
  const at = (route: string) => expect(page).toHaveURL((url) => url.hash === `#${route}`);
  const cards = results.getByRole('article');
  const card = cards.filter({ has: page.getByRole('heading', { level: 3, name: report, exact: true }) });
  const modal = page.getByRole('dialog');

  // every report of these lists may have its data: one is made to lack them
  await page.route(/ReportByUrl/, async (route) => {
    if (!route.request().postData()?.includes('anagrafica_report_ambito_ua')) return route.fallback();
    const answer = await route.fetch();
    const { items } = (await answer.json()) as { items: ReportListItem[] };
    const lacking = { rule_showhide: 'NON_ABILITATO', motivo: 'I dati di questo report non sono ancora disponibili.' } as const;
    await route.fulfill({
      response: answer,
      json: { items: items.map((item) => (item.titolo_report === disabled ? { ...item, ...lacking } : item)) },
    });
  });

  await step('a card says what the report shows and for which dates, an open end as today', async () => {
    await open(found);
    await expect(card.getByRole('paragraph').first()).not.toBeEmpty();
    await expect(card.getByText(shared.dataPeriod(since, day().shown), { exact: true })).toBeVisible();
    await expect(results.getByText('9999')).toHaveCount(0);
    await lookAround('results');
  });

  await step('the information opens over the page and gives the focus back', async () => {
    const opener = button(shared.info(report));
    await by.press(opener);
    await expect(modal.getByRole('heading', { name: report, exact: true })).toBeVisible();
    await expect(modal.getByText(kind, { exact: true })).toBeVisible();
    await expect(modal.getByRole('columnheader', { name: shared.acronym })).toBeVisible();
    await expect(modal.getByText('9999')).toHaveCount(0);
    await lookAround('information');
    await by.close(modal, opener, shared.close);
  });

  await step('so do the services of the report, with an address that answers', async () => {
    const opener = button(shared.apiOf(report));
    await by.press(opener);
    const link = modal.getByRole('row', { name: shared.numberOfRows }).getByRole('link');
    await expect(link).toBeVisible();
    const answer = await page.request.get((await link.getAttribute('href')) as string);
    expect(((await answer.json()) as { resultset: { NUM_ROWS: number }[] }).resultset[0]?.NUM_ROWS).toBeGreaterThan(0);
    await lookAround('services');
    await by.close(modal, opener, shared.close);
  });

  await step('a report without data is there, disabled, and says why', async () => {
    for (const name of [shared.view, shared.apiOf]) {
      const action = button(name(disabled));
      await expect(action).toHaveAttribute('aria-disabled', 'true');
      await expect(action).toHaveAccessibleDescription(/\w+ \w+/);
    }
    await expect(results.getByRole('link', { name: disabled, exact: true })).toHaveCount(0);
    const information = button(shared.info(disabled));
    await by.press(information);
    await expect(modal.getByText('I dati di questo report non sono ancora disponibili.')).toBeVisible();
    await by.close(modal, information, shared.close);
    const action = button(shared.view(disabled));
    await action.focus();
    await page.keyboard.press('Enter');
    await action.click({ force: true });
    await at(found);
  });

  await step('a report opens at its own address, under the title of the section', async () => {
    await by.press(button(shared.view(report)));
    await at(view);
    await expect(page.getByRole('heading', { level: 1, name: report, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText(shared.period(since, day().shown), { exact: true })).toBeVisible();
    const labels = dates.length > 1 ? [shared.periodStart, shared.periodEnd] : [shared.date];
    for (const [index, name] of labels.entries()) {
      // on a phone the dates are folded away
      await expect(page.getByLabel(name, { exact: true }).and(page.locator('input'))).toHaveValue(dates[index] as string);
    }
    await expect(page.getByRole('navigation', { name: shared.pages })).toBeVisible();
    await lookAround('report');
  });

  await step('its way back brings the results as they were, without a new call', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/Report\/(Ambiti|UnitaAmm|ReportByUrl)/.test(request.url())) calls.push(request.url());
    });
    await by.press(button(shared.back));
    await at(found);
    await expect(card).toBeVisible();
    await expect(radio(shared.municipality)).toBeChecked();
    expect(calls).toEqual([]);
  });

  await step('the Back of the browser goes from a report to the search page', async () => {
    await by.press(button(shared.newSearch));
    await at(path);
    await by.choose(radio(shared.administrative));
    await by.choose(radio(shared.municipality));
    await by.press(results.getByRole('button', { name: shared.view(report), exact: true }));
    await expect(page).toHaveURL(/\/body\?/);
    await page.goBack();
    await expect(page.getByText(shared.prompt(shared.administrative), { exact: true })).toBeVisible();
  });

  await step('results and report are the same when they are opened from a link, reloaded, and in another tab', async () => {
    await open(found);
    await expect(card).toBeVisible();
    const titles = await results.getByRole('heading', { level: 3 }).allTextContents();
    await page.reload();
    await expect(results.getByRole('heading', { level: 3 })).toHaveText(titles);
    const tab = await page.context().newPage();
    await tab.goto(new URL(`/#${view}`, page.url()).href);
    await expect(tab.getByRole('heading', { level: 1, name: report, exact: true })).toBeVisible();
    await tab.getByRole('button', { name: shared.back, exact: true }).click();
    await expect(tab).toHaveURL((url) => url.hash === `#${path}`);
    await tab.close();
  });
});
