import { day } from '../harness/day.ts';
import { expect, test } from '../harness/test.ts';
import { reportPage } from './reportPage.ts';
import { walk } from './walk.ts';

walk(1, 'dates of a report: impossible ones, new ones that wait for Applica', async (walker) => {
  const { page, by, lookAround } = walker;
  const { open, route, words, title, main, start, before, rows, another, form, from, to, variable, value, apply, shows, notice } =
    reportPage(walker);
  await open(`${route}&page=2`);
  await test.step('opens at the dates of its address', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByText(words.period(`${start} - ${day().shown}`), { exact: true })).toBeVisible();
    await shows(11, 20, rows);
  });
  for (const wrong of ['31/02/2020', before, day(1).shown]) {
    await test.step(`${wrong} is not of the period: nothing is applied`, async () => {
      const address = page.url();
      await by.write(from, wrong);
      await expect(form.getByText(words.outOfPeriod(start, day().shown), { exact: true })).toBeVisible();
      await expect(from).toHaveAttribute('aria-invalid', 'true');
      await expect(variable).toBeDisabled();
      await expect(value).toBeDisabled();
      await by.press(apply);
      await expect(notice.getByText(words.notApplied, { exact: true })).toBeVisible();
      expect(page.url()).toBe(address);
    });
  }
  await lookAround('date error');
  if (to)
    await test.step('a start after the end is wrong', async () => {
      await by.write(from, '02/01/2020');
      await expect(form.getByText(words.wrongOrder, { exact: true })).toBeVisible();
      await expect(variable).toBeDisabled();
    });
  await test.step('another date disables the filter until it is applied, alone', async () => {
    await by.write(from, another.date);
    await expect(from).not.toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByText(words.pendingDates, { exact: true }).first()).toBeVisible();
    await expect(variable).toBeDisabled();
    await expect(value).toBeDisabled();
    await lookAround('dates pending');
    await by.press(apply);
    await shows(1, 10, another.rows);
    await expect(page).toHaveURL(new RegExp(`dateFrom=${another.iso}`));
    await expect(page).not.toHaveURL(/page=/);
    await expect(variable).toBeEnabled();
    await expect(form.getByText(words.pendingDates)).toHaveCount(0);
  });
});

walk(2, 'dates of an address are corrected, and an address of no report leads back', async (walker) => {
  const { page } = walker;
  const { open, path, id, start, from, to } = reportPage(walker);
  const today = day().shown;
  const corrected: readonly (readonly [query: string, from: string, to: string])[] = [
    ['', start, today],
    ['&dateFrom=1800-01-01&dateTo=2999-01-01', start, today],
    ['&dateFrom=2999-01-01&dateTo=2020-01-01', today, today],
    ['&dateFrom=2020-02-31&dateTo=2020-02-31', start, today],
    ['&dateFrom=2000-01-01&dateTo=1995-01-01', '01/01/2000', '01/01/2000'],
  ];
  for (const [query, expectedFrom, expectedTo] of corrected) {
    await test.step(`${query || 'no dates'}: ${expectedFrom}, ${expectedTo}`, async () => {
      await open(`${path}/body?id=${id}${query}`);
      await expect(from).toHaveValue(expectedFrom);
      if (to) await expect(to).toHaveValue(expectedTo);
      else await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
    });
  }
  for (const query of ['', '?id=999999', '?id=uno']) {
    await test.step(`/body${query} leads back`, async () => {
      await page.goto(`/#${path}/body${query}`);
      await expect(page).toHaveURL(new RegExp(`#${path}$`));
    });
  }
});
