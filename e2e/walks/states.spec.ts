import { expect } from '../harness/test.ts';
import { searchPage } from './searchPage.ts';
import { walk } from './walk.ts';

/** The lists of a search page, in the order in which they are asked for, with the calls that bring them. */
const LISTS = [
  ['scopes', /\/api\/Report\/AmbitiGeografici\//],
  ['units', /\/api\/Report\/UnitaAmministrative\//],
  ['reports', /\/api\/Report\/ReportByUrl/],
] as const;

walk(2, 'a list that fails to load says so in the page, with another try', async (walker) => {
  const { page, by, reopen, said, lookAround } = walker;
  const { main, found, none, notifies, shared, results } = searchPage(walker);
  said.allow(/500|failed/);
  for (const [list, calls] of LISTS) {
    await page.route(calls, (to) => to.fulfill({ status: 500, json: {} }));
    await reopen(found);
    await expect(main.getByText(shared.failed[list], { exact: true })).toBeVisible();
    await expect(main.getByText(none)).toHaveCount(0);
    await expect(page.getByText(shared.undefinedError, { exact: true }), 'in the words of the catalogue').toHaveCount(notifies ? 1 : 0);
    await lookAround(`${list} failed`);
    await page.unroute(calls);
    await by.press(main.getByRole('button', { name: shared.retry, exact: true }));
    await expect(results).toBeVisible();
  }
});

walk(3, 'a list that is empty gives no reports', async (walker) => {
  const { page, reopen, lookAround } = walker;
  const { main, found, none, results } = searchPage(walker);
  for (const [list, calls] of LISTS) {
    await page.route(calls, (to) => to.fulfill({ json: list === 'reports' ? { items: [] } : [] }));
    await reopen(found);
    await expect(main.getByText(none, { exact: true })).toBeVisible();
    await expect(results).toHaveCount(0);
    await lookAround(`no ${list}`);
    await page.unroute(calls);
  }
});

walk(1, 'a list on its way covers the place of the results', async (walker) => {
  const { page, reopen } = walker;
  const { main, found, none, shared, button } = searchPage(walker);
  for (const [, calls] of LISTS) {
    await page.route(calls, () => undefined);
    await reopen(found);
    await expect(main.getByText(shared.loading, { exact: true })).toBeVisible();
    await expect(page.getByText(none)).toHaveCount(0);
    await expect(button(shared.newSearch)).toBeEnabled();
    await page.unroute(calls);
  }
});
