import type { Locator, Page } from '@playwright/test';
import { overflow } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';
import { inTurn } from '../harness/turns.ts';

interface FailedCall {
  readonly route: string;
  /** Which of the page's calls fails: part of its address or body. */
  readonly call: string;
  /** What the visitor does until the call is made. */
  readonly before?: (page: Page) => Promise<void>;
  readonly it: string;
  readonly en: string;
  /** What the page shows once the call has its answer. */
  readonly answered: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('tbody').getByRole('row');
const opens = (name: RegExp) => async (page: Page) => {
  await main(page).getByRole('button', { name }).click();
};
const LONATO = '/storia_ua?tipo=1&unita=10170920';

/** Every call of the pages that fail without a notification, by what is lost when it fails. */
const sections: Readonly<Record<string, readonly FailedCall[]>> = {
  storia: [
    {
      route: '/storia_ua',
      call: 'ricercacodice_criterio?',
      it: 'I tipi di unità non si sono potuti caricare',
      en: 'The kinds of unit could not be loaded',
      answered: (page) => page.getByRole('radio').first(),
    },
    {
      route: '/storia_ua?tipo=1',
      call: 'var_get_ua_comuni_lov_diffusione',
      it: 'L’elenco delle unità non si è potuto caricare',
      en: 'The list of units could not be loaded',
      answered: (page) => main(page).getByRole('combobox').and(page.locator(':enabled')),
    },
    {
      route: LONATO,
      call: '/api/unita/10170920/storia',
      it: 'La storia dell’unità non si è potuta caricare',
      en: 'The history of the unit could not be loaded',
      answered: (page) => page.getByRole('heading', { name: 'Lonato del Garda - 017092' }),
    },
    {
      route: LONATO,
      call: 'var_get_ua_comuni_lov_rs?',
      it: 'Le variazioni non si sono potute caricare',
      en: 'The changes could not be loaded',
      answered: (page) => rows(page).nth(1),
    },
    {
      route: `${LONATO}&variazione=2`,
      call: 'var_get_ua_comuni_lov_rs_dett',
      it: 'Il dettaglio della variazione non si è potuto caricare',
      en: 'The details of the change could not be loaded',
      answered: (page) => page.getByRole('table', { name: /Dettaglio variazione|Details of the change/ }),
    },
  ],
  'ricerca codice': [
    {
      route: '/ricerca-codice',
      call: 'ricercacodice_criterio?',
      it: 'I tipi di unità non si sono potuti caricare',
      en: 'The kinds of unit could not be loaded',
      answered: (page) => page.getByRole('radio').first(),
    },
    {
      route: '/ricerca-codice?tipo=3',
      call: 'ricercacodice_criterio_lov',
      it: 'L’elenco delle unità non si è potuto caricare',
      en: 'The list of units could not be loaded',
      answered: (page) => main(page).getByRole('combobox').and(page.locator(':enabled')),
    },
    {
      route: '/ricerca-codice?tipo=3&valore=30000120',
      call: 'ricercacodice_criterio_res',
      it: 'I codici non si sono potuti caricare',
      en: 'The codes could not be loaded',
      answered: (page) => main(page).getByRole('row', { name: /^12 Lazio/ }),
    },
  ],
  'dettaglio API': [
    {
      route: '/apidetail',
      call: 'get_elenco_microservizi',
      it: 'L’elenco dei servizi non si è potuto caricare',
      en: 'The list of services could not be loaded',
      answered: (page) => page.getByText(/^1-10 (di|of) 74$/),
    },
    {
      route: '/apidetail',
      call: '/api/Report/DefinizioniApi',
      before: opens(/Leggi le definizioni|Read the definitions/),
      it: 'Le definizioni non si sono potute caricare',
      en: 'The definitions could not be loaded',
      answered: (page) => page.getByRole('button', { name: /GET \/publish\/reportspooljson / }),
    },
    {
      route: '/apidetail?id=68',
      call: '/publish/reportspooljson?',
      before: async (page) => {
        await opens(/Apri la scheda API|Open the API card/)(page);
        await page.getByRole('button', { name: /Chiama il servizio|Call the service/ }).click();
      },
      it: 'La chiamata non è riuscita',
      en: 'The call failed',
      answered: (page) => page.getByRole('dialog').getByRole('cell', { name: 'Piemonte', exact: true }),
    },
  ],
};

/** Lets one call fail, as long as the function that it returns has not been called. */
async function fail(page: Page, call: string): Promise<() => Promise<void>> {
  const pattern = /\/(api|publish)\//;
  await page.route(pattern, (route) => {
    const request = route.request();
    const fails = request.url().includes(call) || request.postData()?.includes(call);
    return fails ? route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, json: {} }) : route.fallback();
  });
  return () => page.unroute(pattern);
}

// each test walks through many states
test.describe.configure({ timeout: 60_000 });

for (const [place, { language, width, retry, loaded }] of (
  [
    { language: 'it', width: 1280, retry: 'Riprova', loaded: /Nessun risultato trovato|Nessun dato|non è fra quelle/ },
    { language: 'en', width: 320, retry: 'Try again', loaded: /No results found|No data|not a known one/ },
  ] as const
).entries()) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 800 } });

    for (const [section, calls] of inTurn(Object.entries(sections), place)) {
      test(`${section}: each failed call is shown in the page alone, never as an empty result, with another try`, async ({
        page,
        open,
        said,
        expectAccessible,
      }) => {
        said.allow(/500/);
        for (const { route, call, before, answered, [language]: message } of calls) {
          const answerAgain = await fail(page, call);
          // leaves the page before, with all that it has loaded
          await page.goto('/registry.json');
          await open(route);
          await before?.(page);
          await expect(page.getByText(message), call).toBeVisible();
          await expect(main(page).getByText(loaded)).toHaveCount(0);
          await expect(page.getByText(/Errore non definito|Undefined error/)).toHaveCount(0);
          expect(await overflow(page), call).toBe(0);
          await expectAccessible();
          await answerAgain();
          await page.getByRole('button', { name: retry }).press('Enter');
          await expect(answered(page), call).toBeVisible();
          await expect(page.getByText(message)).toHaveCount(0);
        }
      });
    }

    test('a page description that fails is left out without a message, with the download of the definitions; the rest works', async ({
      page,
      open,
      said,
    }) => {
      said.allow(/500/);
      await fail(page, '/api/Report/DescrizionePagina/4');
      await open('/apidetail');
      await expect(page.getByText(/^1-10 (di|of) 74$/)).toBeVisible();
      await expect(main(page).getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /Scarica le definizioni|Download the API definitions/ })).toHaveCount(0);
    });

    test('a definitions file that fails says so beside its button, which is ready again', async ({ page, open, said }) => {
      said.allow(/500/);
      await open('/apidetail');
      const answerAgain = await fail(page, '/api/Report/DefinizioniApi');
      const button = page.getByRole('button', { name: /Scarica le definizioni|Download the API definitions/ });
      await button.click();
      await expect(page.getByText(/non si è potuto scaricare|could not be downloaded/)).toBeVisible();
      await answerAgain();
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(download.suggestedFilename()).toBe('openapi.json');
    });
  });
}
