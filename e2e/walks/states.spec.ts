import { expect, type Walker, walk } from './walk.ts';

/** The lists of a search page, in the order in which they are asked for, with the calls that bring them. */
const LISTS = [
  ['scopes', /\/api\/Report\/AmbitiGeografici\//],
  ['units', /\/api\/Report\/UnitaAmministrative\//],
  ['reports', /\/api\/Report\/ReportByUrl/],
] as const;

/** The results, with nothing loaded before. */
async function openAnew({ page, section, open }: Walker): Promise<void> {
  await page.goto('/config.json');
  await open(`${section.path}?${section.query}&ambito=1&unita=1`);
}

walk('a list that cannot be loaded is told in the page, and asked for again', async (walker) => {
  const { page, hands, section, own, shared, results, allow, lookAround } = walker;
  const main = page.getByRole('main');
  allow(/500|failed/);
  for (const [list, calls] of LISTS) {
    await page.route(calls, (to) => to.fulfill({ status: 500, json: {} }));
    await openAnew(walker);
    await expect(main.getByText(shared.failed[list], { exact: true })).toBeVisible();
    await expect(main.getByText(own.none)).toHaveCount(0);
    await expect(page.getByText(shared.undefinedError, { exact: true }), 'told by a notification too').toHaveCount(
      section.notifies ? 1 : 0,
    );
    await lookAround();
    await page.unroute(calls);
    await hands.press(main.getByRole('button', { name: shared.retry, exact: true }));
    await expect(results).toBeVisible();
  }
});

walk('a list that is empty gives no reports', async (walker) => {
  const { page, own, results, lookAround } = walker;
  for (const [list, calls] of LISTS) {
    await page.route(calls, (to) => to.fulfill({ json: list === 'reports' ? { items: [] } : [] }));
    await openAnew(walker);
    await expect(page.getByRole('main').getByText(own.none, { exact: true })).toBeVisible();
    await expect(results).toHaveCount(0);
    await lookAround();
    await page.unroute(calls);
  }
});

walk('a list on its way covers the place of the results', async (walker) => {
  const { page, own, shared, button } = walker;
  for (const [, calls] of LISTS) {
    await page.route(calls, () => undefined);
    await openAnew(walker);
    await expect(page.getByRole('main').getByText(shared.loading, { exact: true })).toBeVisible();
    await expect(page.getByText(own.none)).toHaveCount(0);
    await expect(button(shared.newSearch)).toBeEnabled();
    await page.unroute(calls);
  }
});
