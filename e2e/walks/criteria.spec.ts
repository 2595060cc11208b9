import { day } from '../harness/day.ts';
import { expect, test } from '../harness/test.ts';
import { calendarButton } from './hands.ts';
import { END, searchPage } from './searchPage.ts';
import { walk } from './walk.ts';

const EARLIEST = '17/03/1861';
const WRONG = ['31/02/2020', '16/03/1861', day(1).shown];

walk(0, 'from dates to a scope to a unit to reports, and every change takes back what follows it', async (walker) => {
  const { page, by, width, open, lookAround } = walker;
  const {
    path,
    query,
    defaults,
    dates,
    title,
    labels,
    wrong: message,
    report,
    otherUnit,
    shared,
    results,
    field,
    group,
    radio,
    chosen,
    button,
  } = searchPage(walker);
  const { step } = test;
  const last = labels.length - 1;
  const address = (rest: string) => expect(page).toHaveURL((url) => url.hash === `#${path}${rest}`);

  await step('it starts with the dates of the page, and with what the page is for', async () => {
    await open(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: shared.criteria, exact: true })).toBeVisible();
    for (const [index, date] of defaults.entries()) {
      await expect(field(index)).toHaveValue(date);
      await expect(field(index)).toHaveAccessibleDescription(shared.bounds(EARLIEST, day().shown));
    }
    await expect(group(shared.scopes)).toBeVisible();
    await expect(chosen).toHaveCount(0);
    await expect(page.getByText(shared.description)).toBeVisible();
    await lookAround('before a choice');
  });
  await step('a date that is none, or out of bounds, says why and hides the rest', async () => {
    for (const wrong of WRONG) {
      await by.write(field(0), wrong);
      await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
      await expect(field(0)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(0)).toHaveAccessibleDescription(new RegExp(message));
      await expect(page.locator('label', { hasText: labels[0] as string })).toContainText('*');
      await expect(page.getByRole('radiogroup')).toHaveCount(0);
      await expect(results).toHaveCount(0);
    }
    await lookAround('a wrong date');
  });
  if (last > 0) {
    await step('a start after the end, and an end before the start, say so', async () => {
      await by.write(field(0), day().shown);
      await by.write(field(1), '01/01/1995');
      await expect(page.getByText(shared.startAfterEnd, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('radiogroup')).toHaveCount(0);
      await lookAround('a start after the end');
      await by.write(field(1), day().shown);
      await expect(group(shared.scopes)).toBeVisible();
    });
  }

  await step('valid dates bring the rest and are in the address', async () => {
    for (const [index, date] of dates.entries()) await by.write(field(index), date);
    await expect(page.getByText(message)).toHaveCount(0);
    await expect(group(shared.scopes)).toBeVisible();
    await address(`?${query}`);
  });
  await step('a day is taken from the calendar', async () => {
    const calendar = page.getByRole('dialog', { name: shared.calendar });
    await by.openCalendar(field(last));
    await expect(calendar).toBeVisible();
    await lookAround('calendar');
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect(calendarButton(field(last)), 'the focus is back').toBeFocused();
    await by.openCalendar(field(last));
    await by.pickDayBefore(calendar);
    await expect(calendar).toHaveCount(0);
    await expect(field(last)).toHaveValue(END.before);
    await address(`?${query.replace(END.iso, END.beforeIso)}`);
    await by.write(field(last), END.shown);
    await address(`?${query}`);
  });

  await step('a scope brings its units and asks for one', async () => {
    await by.choose(radio(shared.administrative));
    await expect(group(shared.administrative)).toBeVisible();
    await expect(page.getByText(shared.prompt(shared.administrative), { exact: true })).toBeVisible();
    await expect(radio(shared.administrative), 'the focus does not move').toBeFocused();
    await expect(results).toHaveCount(0);
    await address(`?${query}&ambito=1`);
    await lookAround('a scope');
  });
  const reports = results.getByRole('article');
  const counted = async () => {
    await expect(reports.first()).toBeVisible();
    const count = shared.count(await reports.count());
    await expect(results.getByText(count, { exact: true })).toBeVisible();
    await expect(page.getByText(`${shared.results}: ${count}`, { exact: true }), 'the number is said').toBeAttached();
  };

  await step('a unit brings its reports and their number', async () => {
    await by.choose(radio(shared.municipality));
    await counted();
    await expect(results.getByRole('heading', { level: 3, name: report, exact: true })).toBeVisible();
    await expect(radio(shared.municipality), 'the focus does not move').toBeFocused();
    await expect(page.getByText(shared.prompt(shared.administrative))).toHaveCount(0);
    await expect(page.getByText(shared.description)).toHaveCount(0);
    await address(`?${query}&ambito=1&unita=1`);
    await lookAround('results');
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
  if (otherUnit) {
    await step('another unit brings other reports', async () => {
      await by.choose(radio(otherUnit));
      await expect(results.getByRole('heading', { level: 3, name: report, exact: true })).toHaveCount(0);
      await counted();
      await address(`?${query}&ambito=1&unita=2`);
    });
  }

  if (walker.section === 'territorio') {
    await step('another scope brings its own units, without unit and reports', async () => {
      await by.choose(radio(shared.statistical));
      await expect(group(shared.statistical)).toBeVisible();
      await expect(group(shared.administrative)).toHaveCount(0);
      await expect(page.getByText(shared.prompt(shared.statistical), { exact: true })).toBeVisible();
      await expect(results).toHaveCount(0);
      await address(`?${query}&ambito=2`);
    });
  }

  await step('another date takes back scope, unit and reports', async () => {
    await by.write(field(last), '01/01/2019');
    await expect(chosen).toHaveCount(0);
    await expect(results).toHaveCount(0);
    await address(`?${query.replace(END.iso, '2019-01-01')}`);
    await expect(group(shared.scopes)).toBeVisible();
  });
  await step('Nuova ricerca takes everything back', async () => {
    await by.choose(radio(shared.administrative));
    await expect(page.getByText(shared.prompt(shared.administrative))).toBeVisible();
    await by.press(button(shared.newSearch));
    await address('');
    await expect(chosen).toHaveCount(0);
    for (const [index, date] of defaults.entries()) await expect(field(index)).toHaveValue(date);
  });
  await step('so does the section, chosen again in the menu', async () => {
    await by.choose(radio(shared.administrative));
    await expect(page).toHaveURL(/ambito=1$/);
    const navigation = page.getByRole('navigation', { name: shared.navigation });
    if (width === 320) await by.press(navigation.getByRole('button', { name: shared.menu }));
    await by.press(navigation.locator('a[aria-current="page"]'));
    await address('');
    await expect(chosen).toHaveCount(0);
  });
});
