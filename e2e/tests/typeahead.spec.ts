import type { Page } from '@playwright/test';
import { overflow } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';
import { inTurn, looks } from '../harness/turns.ts';

/** The three pages that search by picking one option. */
const pages = [
  {
    name: 'storia',
    start: '/storia_ua',
    listed: '?tipo=1',
    text: 'samone',
    options: [/001235/, /007881/, /022165/, /802417/],
    found: /Samone - 001235/,
  },
  {
    name: 'ricerca codice',
    start: '/ricerca-codice',
    listed: '?tipo=1',
    text: 'samone',
    options: [/001235/, /007881/, /022165/, /802417/],
    found: /001235 - Samone/,
  },
  { name: 'dettaglio API', start: '/apidetail', listed: '', text: '68 - ', options: [/68 - Elenco Regioni|68 - /], found: /^68 - / },
] as const;

const words = {
  it: {
    box: /Codice o denominazione|Id\/Titolo report/,
    search: 'Cerca',
    clear: 'Annulla',
    why: /^Per cercare scegli/,
    none: 'Nessun dato',
    loading: 'Caricamento in corso',
    more: 'Carica più risultati',
    region: 'Regione',
  },
  en: {
    box: /Code or name|Report id\/title/,
    search: 'Search',
    clear: 'Clear',
    why: /^To search, choose/,
    none: 'No data',
    loading: 'Loading',
    more: 'Load more results',
    region: 'Region',
  },
} as const;

// each test walks through many states
test.describe.configure({ timeout: 60_000 });

for (const [place, { language, width }] of looks.entries()) {
  const { box, search, clear, why, none, loading, more, region } = words[language];
  const field = (page: Page) => page.getByRole('combobox', { name: box });
  const list = (page: Page) => page.getByRole('listbox');
  const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 800 } });

    for (const { name, start, listed, text, options, found } of inTurn(pages, place)) {
      test(`${name}: one option is picked by keyboard alone, and Enter does nothing in the box`, async ({
        page,
        open,
        expectAccessible,
      }) => {
        await open(start + listed);
        const address = page.url();
        await expect(button(page, search)).toBeDisabled();
        await expect(button(page, search)).toHaveAccessibleDescription(why);

        await field(page).focus();
        await page.keyboard.type('zzzz');
        await expect(page.getByRole('main').getByText(none).first()).toBeVisible();
        await page.keyboard.press('Enter');
        expect(page.url()).toBe(address);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expectAccessible();
        expect(await overflow(page)).toBe(0);

        await field(page).fill('');
        await page.keyboard.type(text);
        await expect(list(page).getByRole('option')).toHaveText([...options]);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expectAccessible();
        expect(await overflow(page)).toBe(0);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(list(page).getByRole('option').first(), 'the list is still open').toBeVisible();
        await expect(button(page, search)).toBeDisabled();
        expect(page.url()).toBe(address);

        await page.keyboard.press('Tab');
        await expect(field(page)).toHaveValue(found.source.startsWith('^') ? found : /001235/);
        await expect(button(page, search)).toBeEnabled();
        await expect(button(page, search), 'the focus went on').toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page).not.toHaveURL(address);
        await expect(page.getByRole('main').getByText(found).first()).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expectAccessible();
        expect(await overflow(page)).toBe(0);

        await field(page).fill('');
        await field(page).press('Tab');
        await expect(button(page, search), 'an emptied box holds nothing').toBeDisabled();

        await page.reload();
        await expect(page.getByRole('main').getByText(found).first()).toBeVisible();
        await expect(field(page)).not.toHaveValue('');
        await button(page, clear).press('Enter');
        await expect(page).toHaveURL(new RegExp(`#${start}$`));
        await expect(field(page)).toHaveValue('');
        await expect(button(page, search)).toBeDisabled();
      });

      test(`${name}: Annulla empties a text of which nothing was picked`, async ({ page, open }) => {
        await open(start + listed);
        await field(page).fill('zzzz');
        await button(page, clear).click();
        await expect(field(page)).toHaveValue('');
        await expect(page.getByRole('main').getByText(none)).toHaveCount(0);
      });
    }

    for (const { name, start, listed, text } of inTurn([pages[0], pages[1]], place)) {
      test(`${name}: a list on its way says so, and not yet that nothing fits`, async ({ page, open, said, lookAround }) => {
        // a slow machine looks for longer than a call is waited for
        said.allow(/no answer in time/);
        await page.route(/ReportByUrl/, (route) => (route.request().postData()?.includes('_lov') ? undefined : route.continue()));
        await open(start + listed);
        await field(page).click();
        await field(page).fill(text);
        await expect(list(page)).toHaveAttribute('aria-busy', 'true');
        await expect(page.getByRole('main').getByText(loading, { exact: true }).first()).toBeVisible();
        await expect(page.getByRole('main').getByText(none)).toHaveCount(0);
        await lookAround('list on its way');
      });
    }

    const long = [
      { ...pages[0], block: 100 },
      { ...pages[1], block: 500 },
    ];
    for (const { name, start, listed, block } of inTurn(long, place)) {
      test(`${name}: more of a long list comes when it is asked for, by Tab, and the list stays open`, async ({ page, open }) => {
        await open(start + listed);
        await field(page).fill('san');
        await expect(list(page).getByRole('option').first()).toHaveAttribute('aria-setsize', String(block + 1));
        await field(page).press('ArrowUp');
        await expect(page.getByRole('option', { name: more })).toBeVisible();
        await field(page).press('Tab');
        await expect(list(page).getByRole('option').first()).toHaveAttribute('aria-setsize', String(2 * block + 1));
        await expect(field(page)).toBeFocused();
      });

      test(`${name}: another kind of unit clears option and results, and brings its own list`, async ({ page, open }) => {
        await open(`${start}${listed}&${start === '/storia_ua' ? 'unita' : 'valore'}=10250520`);
        await expect(field(page)).toHaveValue(/Sappada/);
        await expect(page.getByRole('table').first()).toBeVisible();
        await page.getByRole('radio', { checked: true }).focus();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('radio', { name: region })).toBeChecked();
        await expect(page).toHaveURL(new RegExp(`#${start}\\?tipo=3$`));
        await expect(page.getByRole('table')).toHaveCount(0);
        await expect(field(page)).toHaveValue('');
        await expect(button(page, search)).toBeDisabled();
        await field(page).fill('emilia');
        await expect(list(page).getByRole('option')).toHaveText([/08 - Emilia-Romagna/]);
      });
    }
  });
}
