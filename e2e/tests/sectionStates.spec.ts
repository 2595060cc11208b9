import type { Page, Route } from '@playwright/test';
import { overflow } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';

const main = (page: Page) => page.getByRole('main');

/** States that the walks through the sections do not visit: the address, and the text that shows the state. */
const states = [
  { route: '/glossario', shows: (page: Page) => page.getByText(/^104 term(ini|s)$/) },
  { route: '/glossario?termine=1', shows: (page: Page) => main(page).getByRole('button', { expanded: true }) },
  {
    route: '/glossario?termine=99999',
    shows: (page: Page) => page.getByText(/nell’indirizzo non è nel glossario|named in the address is not in/),
  },
  { route: '/glossario?cerca=Atlantide', shows: (page: Page) => page.getByText(/^(Nessun risultato trovato|No results found)\.$/) },
  { route: '/storia_ua', shows: (page: Page) => page.getByText(/^(Ogni comune, provincia|Every municipality, province)/) },
  {
    route: '/storia_ua?tipo=1&unita=10170920&variazione=2',
    shows: (page: Page) => page.getByRole('table', { name: /Dettaglio variazione|Details of the change/ }),
  },
  { route: '/storia_ua?tipo=2&unita=20001070', shows: (page: Page) => page.getByRole('heading', { name: 'Carbonia-Iglesias - 107' }) },
  {
    route: '/storia_ua?tipo=1&unita=5',
    shows: (page: Page) => page.getByText(/indicata nell’indirizzo è sconosciuta|unit in the address is unknown/),
  },
  { route: '/storia_ua/10370610', shows: (page: Page) => page.getByRole('link', { name: 'Crespellano' }).first() },
  { route: '/storia_ua/5', shows: (page: Page) => page.getByText(/indicata nell’indirizzo è sconosciuta|unit in the address is unknown/) },
  { route: '/ricerca-codice', shows: (page: Page) => page.getByText(/^(Qui si trovano i codici|Here are the statistical codes)/) },
  { route: '/ricerca-codice?tipo=1&valore=10250520', shows: (page: Page) => page.getByRole('row', { name: /^030189 Sappada/ }).first() },
  {
    route: '/ricerca-codice?tipo=1&valore=5',
    shows: (page: Page) => page.getByText(/indicata nell’indirizzo è sconosciuta|unit in the address is unknown/),
  },
  { route: '/apidetail', shows: (page: Page) => page.getByText(/^1-10 (di|of) \d+$/) },
  { route: '/apidetail?id=99999', shows: (page: Page) => page.getByText(/^(Nessun risultato trovato|No results found)$/) },
];

// what the walks see in Italian at 1280 px and in English at 320 px is seen here the other way round
for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'it', width: 320 },
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 800 } });
    test.describe.configure({ timeout: 60_000 });

    for (const section of ['glossario', 'storia_ua', 'ricerca-codice', 'apidetail']) {
      test(`every state of ${section} opens by its address, accessible and no wider than the window`, async ({
        page,
        open,
        said,
        expectAccessible,
      }) => {
        // a unit that is not there is answered with 404
        said.allow(/404/);
        for (const { route, shows } of states.filter((state) => state.route.startsWith(`/${section}`))) {
          await open(route);
          await expect(shows(page), route).toBeVisible();
          await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
          await expectAccessible();
          expect(await overflow(page), route).toBe(0);
        }
      });
    }
  });
}

test.describe('while a call runs', () => {
  for (const { route, call } of [
    { route: '/storia_ua?tipo=1&unita=10170920', call: /\/api\/unita\/10170920\/storia/ },
    { route: '/ricerca-codice?tipo=1&valore=10250520', call: /ReportByUrl/ },
    { route: '/apidetail', call: /ReportByUrl/ },
    { route: '/apidetail', call: /DescrizionePagina/ },
    { route: '/glossario', call: /Glossario/ },
  ]) {
    test(`${route} shows that it waits for ${call.source}`, async ({ page, open, expectAccessible }) => {
      await page.route(call, () => undefined);
      await open(route);
      await expect(main(page).locator('[aria-busy="true"]').first()).toBeVisible();
      await expect(main(page).getByText(/Nessun dato|Nessun risultato trovato|0 termini/)).toHaveCount(0);
      await expectAccessible();
    });
  }

  test('the definitions cannot be downloaded before the description is there', async ({ page, open }) => {
    const call = new Promise<Route>((made) => page.route(/DescrizionePagina/, made));
    await open('/apidetail');
    const description = await call;
    const button = page.getByRole('button', { name: 'Scarica le definizioni delle API' });
    await expect(button).toHaveCount(0);
    await description.fallback();
    await expect(button).toBeEnabled();
    await page.route(/DefinizioniApi/, () => undefined);
    await button.click();
    await expect(button, 'nor twice at once').toBeDisabled();
    await main(page).getByRole('button', { name: 'Annulla' }).first().click();
    await expect(button).toBeEnabled();
  });
});

test.describe('glossario', () => {
  test('by keyboard alone: a letter, a search, a term, and back to all', async ({ page, open }) => {
    await open('/glossario');
    const letter = (name: string) => page.getByRole('navigation', { name: 'Indice alfabetico' }).getByRole('button', { name, exact: true });
    const term = main(page).getByRole('heading', { level: 3 });
    /** Waits until the list is the one that the address asks for: while it is drawn, the page says that it is busy. */
    const listed = () => expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(letter('A-Z')).toHaveAttribute('aria-pressed', 'true');
    await expect(letter('X')).toBeDisabled();
    await expect(letter('X')).toHaveAccessibleDescription('Nessun termine inizia con questa lettera');
    await letter('A-Z').focus();
    await page.keyboard.press('Tab');
    await expect(letter('A')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\?lettera=A$/);
    await expect(letter('A')).toHaveAttribute('aria-pressed', 'true');
    await listed();
    for (const name of await term.allTextContents()) expect(name).toMatch(/^[AÀÁ]/);

    const search = main(page).getByRole('button', { name: 'Cerca', exact: true });
    await expect(search).toBeDisabled();
    await expect(search).not.toHaveAccessibleDescription('');
    await page.getByRole('searchbox', { name: 'Termine da cercare' }).focus();
    await page.keyboard.type('UNITA');
    await expect(search).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?cerca=UNITA$/);
    await expect(main(page).getByText(/UNITA/)).toBeVisible();
    await listed();
    for (const mark of await main(page).locator('mark').allTextContents()) expect(mark).toMatch(/^unità$/i);
    await expect(main(page).locator('mark')).toHaveCount(await term.count());
    await expect(letter('A-Z'), 'a search ends a letter').toHaveAttribute('aria-pressed', 'false');
    await term.first().getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(term.first().getByRole('button', { expanded: true })).toBeFocused();
    await expect(main(page).getByText('Fonte', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('Fonte', { exact: true })).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Termine da cercare' })).toHaveValue('UNITA');
    await letter('A-Z').press('Enter');
    await expect(page).toHaveURL(/#\/glossario$/);
    await expect(page.getByRole('searchbox', { name: 'Termine da cercare' })).toHaveValue('');
  });
});

test.describe('dettaglio API', () => {
  test('the table has the specified columns and sizes, and fewer when it is narrowed', async ({ page, open }) => {
    await open('/apidetail');
    const table = page.getByRole('table', { name: /^Riepilogo API/ });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Id report',
      'Titolo report',
      'Inizio/fine validità report',
      'Analisi temporale',
      'Descrizione parametri',
      'Info',
    ]);
    await expect(table.locator('tbody').getByRole('row')).toHaveCount(10);
    const size = page.getByRole('combobox', { name: 'Righe per pagina' });
    await expect(size.getByRole('option')).toHaveText(['10', '20', '50', '100']);
    await page.getByRole('button', { name: 'Pagina successiva' }).press('Enter');
    await expect(page.getByText(/^11-20 di \d+$/)).toBeVisible();
    await size.selectOption('20');
    await expect(table.locator('tbody').getByRole('row')).toHaveCount(20);
    await expect(page.getByText(/^1-20 di \d+$/)).toBeVisible();
    await open('/apidetail?id=68');
    await expect(table.getByRole('columnheader')).toHaveText(['Analisi temporale', 'Descrizione parametri', 'Info']);
    await expect(table.locator('tbody').getByRole('row')).toHaveCount(1);
  });
});

test.describe('storia', () => {
  test('a provision is linked where its text is known, and a long description opens and closes', async ({
    page,
    open,
    expectAccessible,
  }) => {
    await page.route(/ReportByUrl/, (route) =>
      route.request().postData()?.includes('var_get_ua_comuni_lov_rs_dett?')
        ? route.fulfill({
            headers: { 'access-control-allow-origin': '*' },
            json: {
              items: [
                {
                  identificativo_provvedimento: '77',
                  provvedimento: 'Legge',
                  data_provvedimento: '01/01/1927',
                  contenuto: null,
                  url_pdf: 'https://example.org/77.pdf',
                },
                { identificativo_provvedimento: '78', provvedimento: 'Legge', data_provvedimento: null, contenuto: null, url_pdf: null },
              ],
            },
          })
        : route.fallback(),
    );
    await open('/storia_ua?tipo=1&unita=10010010');
    await page.getByRole('row', { name: /Variazione non specificata .*15\/06\/1929/ }).click();
    const provisions = page.getByRole('table', { name: 'Dettaglio provvedimento' });
    await expect(provisions.getByRole('link')).toHaveCount(1);
    await expect(provisions.getByRole('link', { name: /77 \(si apre in una nuova scheda\)/ })).toHaveAttribute(
      'href',
      'https://example.org/77.pdf',
    );
    await expect(provisions.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(provisions.getByRole('row').nth(2)).toContainText('nessun dato');

    const description = page.getByRole('region', { name: 'Descrizione evento' });
    const whole = /è l’unico passaggio possibile quel giorno/;
    const text = await description.textContent();
    await description.getByRole('button', { name: 'Leggi di più' }).press('Enter');
    await expect(description.getByRole('button', { name: 'Leggi di meno' })).toBeFocused();
    await expect(description).toContainText(whole);
    expect((await description.textContent())?.length).toBeGreaterThan(text?.length ?? 0);
    await expectAccessible();
    await description.getByRole('button', { name: 'Leggi di meno' }).press('Enter');
    await expect(description).toHaveText(text ?? '');
  });
});
