import { expect, test } from '../harness/test.ts';
import { reportPage, SPOOL } from './reportPage.ts';
import { walk } from './walk.ts';

walk(3, 'a report on its way, that fails, or without its header', async (walker) => {
  const { page, by, section, said, lookAround } = walker;
  const { reopen, path, route, words, rows, main, button, shows } = reportPage(walker);
  said.allow(/500|failed/);
  const visit = () => reopen(route);
  await test.step('rows on their way', async () => {
    await page.route(SPOOL, () => undefined);
    // as a walker, who does not wait for the rows
    await walker.reopen(route);
    await expect(main.getByRole('status', { name: words.loading })).toBeVisible();
    await lookAround('loading');
    await page.unroute(SPOOL);
  });
  for (const [address, message] of [
    [SPOOL, words.failedRows],
    [/GetFunzione/, words.failedReport],
  ] as const) {
    await test.step(`${message}, with another try`, async () => {
      await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
      await visit();
      await expect(main.getByText(message, { exact: true })).toBeVisible();
      const [title, body] = words.error;
      await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(body, { exact: true }).first()).toBeVisible();
      await lookAround('failed');
      await page.unroute(address);
      await by.press(button(words.retry));
      await shows(1, 10, rows);
    });
  }
  await test.step('a header that fails leaves the metadata button out', async () => {
    await page.route(/\/api\/Report\/Header\//, (route) => route.fulfill({ status: 500, json: {} }));
    await visit();
    await shows(1, 10, rows);
    await expect(button(words.metadata)).toHaveCount(0);
    await page.unroute(/\/api\/Report\/Header\//);
  });
  await test.step('the way back, from a link, is the section', async () => {
    await by.press(button(words.back));
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.section[section]);
  });
});
