import { expect, test } from '../harness/test.ts';
import { reportPage } from './reportPage.ts';
import { walk } from './walk.ts';

walk(3, 'filters: a variable, its value, chips and their end, nothing to apply', async (walker) => {
  const { page, by, lookAround } = walker;
  const { open, route, words, rows, one, many, second, form, variable, value, apply, chips, names, main, notice, shows } =
    reportPage(walker);
  await open(`${route}&page=2`);
  await shows(11, 20, rows);
  await test.step('a value can be chosen once a variable is', async () => {
    await expect(value).toBeDisabled();
    await expect(form.getByText(words.chooseVariableFirst, { exact: true })).toBeVisible();
    await lookAround('report');
    await by.select(variable, 'COMUNE');
    await expect(value).toBeEnabled();
  });
  const chip = `${words.municipality}: ${one}`;
  await test.step('a filter adds a chip, leads to the first page and empties the form', async () => {
    await by.pick(value, one, page.getByRole('option', { name: one, exact: true }));
    await expect(value).toHaveValue(one);
    await by.press(apply);
    await shows(1, 1, 1);
    await expect(names).toHaveText([one]);
    await expect(chips).toHaveText([chip]);
    await expect(page).not.toHaveURL(/page=/);
    await expect(variable).toHaveValue('');
    await expect(value).toHaveValue('');
    await expect(value).toBeDisabled();
    await lookAround('filtered');
  });
  await test.step('nothing to apply is said once, by a notice of 4 s that moves nothing', async () => {
    const place = async () => (await form.boundingBox())?.y ?? 0;
    const scrolled = () => page.evaluate(() => scrollY);
    await by.press(apply);
    await expect(page.getByText(words.notApplied, { exact: true })).toHaveCount(1);
    await expect(notice.getByText(words.notApplied, { exact: true })).toBeVisible();
    const during = (await place()) + (await scrolled());
    await lookAround('nothing to apply');
    await expect(notice.getByText(words.notApplied)).toHaveCount(0);
    expect((await place()) + (await scrolled()), 'the page does not move').toBeCloseTo(during, 0);
  });
  await test.step('a chip takes its filter away', async () => {
    await by.press(main.getByRole('button', { name: words.removeFilter(chip), exact: true }));
    await shows(1, 10, rows);
    await expect(chips).toHaveCount(0);
    await expect(main.getByRole('group', { name: words.activeFilters }), 'the focus has a place').toBeFocused();
  });
  await test.step('and leads to the first page', async () => {
    await open(`${route}&filter=${many.filter}&page=3`);
    await shows(21, 30, many.rows);
    await by.press(chips.first());
    await shows(1, 10, rows);
    await expect(page).not.toHaveURL(/page=|filter=/);
  });
  await test.step('two filters hold together; the cells that are empty can be chosen', async () => {
    await open(`${route}&filter=${many.filter}&page=2`);
    await shows(11, 20, many.rows);
    const label = await variable.locator(`option[value="${second.column}"]`).textContent();
    const text = second.value ?? words.notAvailable;
    await by.select(variable, second.column);
    await by.pick(value, text, page.getByRole('option', { name: text, exact: true }));
    await by.press(apply);
    await shows(1, Math.min(10, second.both), second.both);
    await expect(chips).toHaveCount(2);
    await expect(chips.last()).toHaveText(`${label}: ${text}`);
    await lookAround('two filters');
    await by.press(chips.first());
    await shows(1, 10, second.rows);
    await expect(chips).toHaveText([`${label}: ${text}`]);
  });
  await test.step('no rows is announced; a long chip is cut', async () => {
    const long = 'Atlantide, oltre le colonne d’Ercole, come la racconta Platone';
    await open(`${route}&filter=COMUNE:${encodeURIComponent(long)}`);
    await expect(main.getByText(words.noRows, { exact: true })).toBeVisible();
    await expect(chips).toHaveText([`${`${words.municipality}: ${long}`.slice(0, 56)}…`]);
    await lookAround('no rows');
  });
});
