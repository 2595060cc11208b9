import { DATES, today } from './sections.ts';
import { expect, test, walk } from './walk.ts';

const EARLIEST = '17/03/1861';
const WRONG = ['31/02/2020', '16/03/1861', '01/01/2999'];

walk('from dates to a scope to a unit to reports, and every change takes back what follows it', async (walker) => {
  const { page, hands, width, section, own, shared, radio, button, results, open, lookAround } = walker;
  const { step } = test;
  const field = (index: number) => page.getByLabel(own.dates[index] as string);
  const last = own.dates.length - 1;
  const group = (name: string) => page.getByRole('radiogroup', { name, exact: true });
  const chosen = page.getByRole('radio', { checked: true });
  const address = (rest: string) => expect(page).toHaveURL(new RegExp(`#${section.path}${rest.replaceAll('?', '\\?')}$`));

  await step('it starts with the dates of the page, and with what the page is for', async () => {
    await open(section.path);
    await expect(page.getByRole('heading', { level: 1, name: own.title, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: shared.criteria, exact: true })).toBeVisible();
    for (const [index, date] of section.defaults.entries()) {
      await expect(field(index)).toHaveValue(date);
      await expect(field(index)).toHaveAccessibleDescription(shared.bounds(EARLIEST, today));
    }
    await expect(group(shared.scopes)).toBeVisible();
    await expect(chosen).toHaveCount(0);
    await expect(page.getByText(shared.description)).toBeVisible();
    await lookAround();
  });
  await step('a date that is none, or out of bounds, says why and hides the rest', async () => {
    for (const wrong of WRONG) {
      await hands.write(field(0), wrong);
      await expect(page.getByText(own.wrong, { exact: true }).first()).toBeVisible();
      await expect(field(0)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(0)).toHaveAccessibleDescription(new RegExp(own.wrong));
      await expect(page.locator('label', { hasText: own.dates[0] as string })).toContainText('*');
      await expect(page.getByRole('radiogroup')).toHaveCount(0);
      await expect(results).toHaveCount(0);
    }
    await lookAround();
  });
  if (last > 0) {
    await step('a start after the end, and an end before the start, say so', async () => {
      await hands.write(field(0), today);
      await hands.write(field(1), '01/01/1995');
      await expect(page.getByText(shared.startAfterEnd, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('radiogroup')).toHaveCount(0);
      await lookAround();
      await hands.write(field(1), today);
      await expect(group(shared.scopes)).toBeVisible();
    });
  }

  await step('right dates bring the rest, and stand in the address', async () => {
    for (const [index, date] of section.dates.entries()) await hands.write(field(index), date);
    await expect(page.getByText(own.wrong)).toHaveCount(0);
    await expect(group(shared.scopes)).toBeVisible();
    await address(`?${section.query}`);
  });
  await step('a day is taken from the calendar, which ends at the last one', async () => {
    const [opener, name] = shared.calendar;
    const openers = button(opener);
    const calendar = page.getByRole('dialog', { name });
    await hands.openCalendar(field(last), openers.nth(last));
    await expect(calendar).toBeVisible();
    await lookAround();
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect(openers.nth(last), 'the focus is back').toBeFocused();
    await hands.openCalendar(field(last), openers.nth(last));
    await hands.nextDay(calendar.getByRole('button', { name: `2 ${shared.month} 2020`, exact: true }));
    await expect(calendar).toHaveCount(0);
    await expect(field(last)).toHaveValue('02/01/2020');
    await expect(page).toHaveURL(/2020-01-02$/);
    await hands.write(field(last), DATES.shownTo);
    await address(`?${section.query}`);
  });
  await step('a scope brings its units and asks for one', async () => {
    await hands.choose(radio(shared.administrative));
    await expect(group(shared.administrative)).toBeVisible();
    await expect(page.getByText(shared.prompt(shared.administrative), { exact: true })).toBeVisible();
    await expect(radio(shared.administrative), 'the focus does not move').toBeFocused();
    await expect(results).toHaveCount(0);
    await address(`?${section.query}&ambito=1`);
    await lookAround();
  });
  const reports = results.getByRole('article');
  const counted = async () => {
    await expect(reports.first()).toBeVisible();
    const count = shared.count(await reports.count());
    await expect(results.getByText(count, { exact: true })).toBeVisible();
    await expect(page.getByText(`${shared.results}: ${count}`, { exact: true }), 'the number is said').toBeAttached();
  };

  await step('a unit brings its reports and their number', async () => {
    await hands.choose(radio(shared.municipality));
    await counted();
    await expect(results.getByRole('heading', { level: 3, name: own.report, exact: true })).toBeVisible();
    await expect(radio(shared.municipality), 'the focus does not move').toBeFocused();
    await expect(page.getByText(shared.prompt(shared.administrative))).toHaveCount(0);
    await expect(page.getByText(shared.description)).toHaveCount(0);
    await address(`?${section.query}&ambito=1&unita=1`);
    await lookAround();
  });
  await step('the Back of the browser undoes one choice at a time, Forward brings it again', async () => {
    await page.goBack();
    await expect(page.getByText(shared.prompt(shared.administrative))).toBeVisible();
    await expect(radio(shared.municipality)).not.toBeChecked();
    await page.goBack();
    await expect(chosen).toHaveCount(0);
    await page.goForward();
    await expect(radio(shared.administrative)).toBeChecked();
    await page.goForward();
    await counted();
  });
  if (own.otherUnit) {
    const other = own.otherUnit;
    await step('another unit brings other reports', async () => {
      await hands.choose(radio(other));
      await expect(results.getByRole('heading', { level: 3, name: own.report, exact: true })).toHaveCount(0);
      await counted();
      await address(`?${section.query}&ambito=1&unita=2`);
    });
  }

  if (section.path === '/territorio') {
    await step('another scope brings its own units, without unit and reports', async () => {
      await hands.choose(radio(shared.statistical));
      await expect(group(shared.statistical)).toBeVisible();
      await expect(group(shared.administrative)).toHaveCount(0);
      await expect(page.getByText(shared.prompt(shared.statistical), { exact: true })).toBeVisible();
      await expect(results).toHaveCount(0);
      await address(`?${section.query}&ambito=2`);
    });
  }

  await step('another date takes back scope, unit and reports', async () => {
    await hands.write(field(last), '01/01/2019');
    await expect(chosen).toHaveCount(0);
    await expect(results).toHaveCount(0);
    await address(`?${section.query.replace(/2020-01-01$/, '2019-01-01')}`);
    await expect(group(shared.scopes)).toBeVisible();
  });
  await step('Nuova ricerca takes everything back', async () => {
    await hands.choose(radio(shared.administrative));
    await expect(page.getByText(shared.prompt(shared.administrative))).toBeVisible();
    await hands.press(button(shared.newSearch));
    await address('');
    await expect(chosen).toHaveCount(0);
    for (const [index, date] of section.defaults.entries()) await expect(field(index)).toHaveValue(date);
  });
  await step('so does the section, chosen again in the menu', async () => {
    await hands.choose(radio(shared.administrative));
    await expect(page).toHaveURL(/ambito=1$/);
    const navigation = page.getByRole('navigation').first();
    if (width === 320) await hands.press(navigation.getByRole('button', { name: shared.menu }));
    await hands.press(navigation.locator('a[aria-current="page"]'));
    await address('');
    await expect(chosen).toHaveCount(0);
  });
});
