import type { ReportSpool } from '@territori/contract/wire';
import { expect, test } from '../harness/test.ts';
import { reportPage, SPOOL } from './reportPage.ts';
import { walk } from './walk.ts';

walk(0, 'order and pages', async (walker) => {
  const { page, by, lookAround } = walker;
  const { open, unfold, route, words, rows, pages, header, names, modal, button, shows } = reportPage(walker);
  const column = header(words.municipality);
  const sort = column.getByRole('button');
  const second = page.getByRole('columnheader').nth(1);
  await open(route);
  await shows(1, 10, rows);

  await test.step('a column: none, descending, ascending, none, descending', async () => {
    await expect(column).not.toHaveAttribute('aria-sort', /./);
    await by.press(sort);
    await expect(column).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/sort=COMUNE%3ADESC/);
    await expect(names.first()).toHaveText(/^Z/);
    await by.press(sort);
    await expect(column).toHaveAttribute('aria-sort', 'ascending');
    await expect(names.first()).toHaveText(/^A/);
    await by.press(sort);
    await expect(column).not.toHaveAttribute('aria-sort', /./);
    await expect(page).not.toHaveURL(/sort=/);
    await by.press(sort);
    await expect(column).toHaveAttribute('aria-sort', 'descending');
  });
  await test.step('several columns, numbered in their order', async () => {
    await by.press(second.getByRole('button'));
    await expect(second).toHaveAttribute('aria-sort', 'descending');
    await expect(sort).toHaveText(/1$/);
    await expect(second.getByRole('button')).toHaveText(/2$/);
    await expect(page).toHaveURL(/sort=COMUNE%3ADESC&sort=\w+%3ADESC/);
    await lookAround('sorted by two columns');
  });
  await test.step('the next page, the last, the one before, the first', async () => {
    const step = (name: string) => pages.getByRole('button', { name, exact: true });
    await expect(step(words.first)).toBeDisabled();
    await expect(step(words.previous)).toBeDisabled();
    await by.press(step(words.next));
    await shows(11, 20, rows);
    await by.press(step(words.last));
    const last = Math.floor((rows - 1) / 10) * 10;
    await shows(last + 1, rows, rows);
    await expect(step(words.next)).toBeDisabled();
    await expect(step(words.last)).toBeDisabled();
    await by.press(step(words.previous));
    await shows(last - 9, last, rows);
    await by.press(step(words.first));
    await shows(1, 10, rows);
  });
  await test.step('pages of 10, 20, 50 and 100 rows', async () => {
    const size = pages.getByRole('combobox', { name: words.pageSize });
    await expect(size.getByRole('option')).toHaveText(['10', '20', '50', '100']);
    await by.select(size, '20');
    await shows(1, 20, rows);
    await expect(names).toHaveCount(20);
    await by.select(size, '10');
    await shows(1, 10, rows);
  });
  await test.step('a cell of more than 100 characters is read in a modal', async () => {
    const text = 'Nota che un gestore ha caricato. '.repeat(5).trim();
    await page.route(SPOOL, async (route) => {
      const answer = await route.fetch();
      const spool = (await answer.json()) as ReportSpool;
      const name = spool.colNames[0] ?? '';
      await route.fulfill({
        response: answer,
        json: { ...spool, body: spool.body.map((row, index) => (index ? row : { ...row, [name]: text })) },
      });
    });
    await page.reload();
    await unfold();
    const opener = button(words.readMore);
    await by.press(opener);
    await expect(modal.getByText(text, { exact: true })).toBeVisible();
    await lookAround('cell open');
    await by.close(modal, opener, words.close);
  });
});
