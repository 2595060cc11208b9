import { today } from './sections.ts';
import { expect, test, walk } from './walk.ts';

walk('what a report is, how a program calls it, the report itself, and the way back to the results', async (walker) => {
  const { page, language, hands, section, own, shared, button, radio, results, open, lookAround } = walker;
  const { step } = test;
  const search = `${section.path}?${section.query}&ambito=1&unita=1`;
  const report = `${section.path}/body?id=${section.reportId}&${section.query}`;
  const at = (route: string) => expect(page).toHaveURL((url) => url.hash === `#${route}`);
  const cards = results.getByRole('article');
  const card = cards.filter({ has: page.getByRole('heading', { level: 3, name: own.report, exact: true }) });
  const modal = page.getByRole('dialog');

  await step('a card says what the report shows and for which dates, an open end as today', async () => {
    await open(search);
    await expect(card.getByRole('paragraph').first()).not.toBeEmpty();
    await expect(card.getByText(shared.dataPeriod(section.since, today), { exact: true })).toBeVisible();
    await expect(results.getByText('9999')).toHaveCount(0);
    await lookAround();
  });

  await step('the information opens over the page and gives the focus back', async () => {
    const opener = button(shared.info(own.report));
    await hands.press(opener);
    await expect(modal.getByRole('heading', { name: own.report, exact: true })).toBeVisible();
    await expect(modal.getByText(own.kind, { exact: true })).toBeVisible();
    await expect(modal.getByRole('columnheader', { name: shared.acronym })).toBeVisible();
    await expect(modal.getByText('9999')).toHaveCount(0);
    await lookAround();
    await hands.leave(modal, shared.close);
    await expect(modal).toHaveCount(0);
    await expect(opener, 'the focus is back').toBeFocused();
  });

  await step('so do the services of the report, with an address that answers', async () => {
    const opener = button(shared.apiOf(own.report));
    await hands.press(opener);
    const link = modal.getByRole('row', { name: shared.numberOfRows }).getByRole('link');
    await expect(link).toBeVisible();
    const answer = await page.request.get((await link.getAttribute('href')) as string);
    expect(((await answer.json()) as { resultset: { NUM_ROWS: number }[] }).resultset[0]?.NUM_ROWS).toBeGreaterThan(0);
    await lookAround();
    await hands.leave(modal, shared.close);
    await expect(modal).toHaveCount(0);
    await expect(opener, 'the focus is back').toBeFocused();
  });

  await step('a report without data is there, disabled, and says why', async () => {
    for (const name of [shared.view, shared.info, shared.apiOf]) {
      const disabled = button(name(section.disabled[language]));
      await expect(disabled).toHaveAttribute('aria-disabled', 'true');
      await expect(disabled).toHaveAccessibleDescription(/\w+ \w+/);
    }
    const view = button(shared.view(section.disabled[language]));
    await view.focus();
    await page.keyboard.press('Enter');
    await view.click({ force: true });
    await at(search);
  });

  await step('a report opens at its own address, under the title of the section', async () => {
    await hands.press(button(shared.view(own.report)));
    await at(report);
    await expect(page.getByRole('heading', { level: 1, name: own.report, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(own.title, { exact: true })).toBeVisible();
    await expect(page.getByText(shared.period(section.since, today), { exact: true })).toBeVisible();
    const dates = section.dates.length > 1 ? [shared.periodStart, shared.periodEnd] : [shared.date];
    for (const [index, name] of dates.entries()) {
      await expect(page.getByLabel(name, { exact: true })).toHaveValue(section.dates[index] as string);
    }
    await expect(page.getByRole('navigation', { name: shared.pages })).toBeVisible();
    await lookAround();
  });

  await step('its way back brings the results as they were, without a new call', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/Report\/(Ambiti|UnitaAmm|ReportByUrl)/.test(request.url())) calls.push(request.url());
    });
    await hands.press(button(shared.back));
    await at(search);
    await expect(card).toBeVisible();
    await expect(radio(shared.municipality)).toBeChecked();
    expect(calls).toEqual([]);
  });

  await step('the Back of the browser goes from a report to the search page', async () => {
    await hands.press(button(shared.newSearch));
    await at(section.path);
    await hands.choose(radio(shared.administrative));
    await hands.choose(radio(shared.municipality));
    await hands.press(results.getByRole('button', { name: shared.view(own.report), exact: true }));
    await expect(page).toHaveURL(/\/body\?/);
    await page.goBack();
    await expect(page.getByText(shared.prompt(shared.administrative), { exact: true })).toBeVisible();
  });

  await step('results and report are the same when they are opened from a link, reloaded, and in another tab', async () => {
    await open(search);
    await expect(card).toBeVisible();
    const titles = await results.getByRole('heading', { level: 3 }).allTextContents();
    await page.reload();
    await expect(results.getByRole('heading', { level: 3 })).toHaveText(titles);
    const tab = await page.context().newPage();
    await tab.goto(new URL(`/#${report}`, page.url()).href);
    await expect(tab.getByRole('heading', { level: 1, name: own.report, exact: true })).toBeVisible();
    await tab.getByRole('button', { name: shared.back, exact: true }).click();
    await expect(tab).toHaveURL((url) => url.hash === `#${section.path}`);
    await tab.close();
  });
});
