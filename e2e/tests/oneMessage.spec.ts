import type { Page, Request, Route } from '@playwright/test';
import { recordAnnouncements } from '../harness/announcements.ts';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { expect, test } from '../harness/test.ts';

/** A call that fails, and what the page then says in its place. */
interface Failure {
  readonly place: string;
  readonly route: string;
  readonly call: RegExp;
  /** The body of the request, where several calls share an address. */
  readonly body?: string;
  readonly message: string;
  /** Whether the words of the catalogue of errors are part of the message: section 8 of the specification asks for them here. */
  readonly catalogue: boolean;
}

const REPORT = '/territorio/body?id=61&dateFrom=2025-01-01';

const failures: readonly Failure[] = [
  {
    place: 'the news and the figures of the home, which come with one call',
    route: '/home',
    call: /\/api\/Promemoria/,
    message: 'Non è stato possibile caricare gli aggiornamenti e il numero delle unità in vigore',
    catalogue: true,
  },
  {
    place: 'the chart of the home',
    route: '/home',
    call: /\/api\/serie/,
    message: 'Non è stato possibile caricare il grafico',
    catalogue: true,
  },
  {
    place: 'a list of reports of the home',
    route: '/home',
    call: /ReportByUrl/,
    body: 'homepage_report_consultati',
    message: 'Non è stato possibile caricare i report',
    catalogue: true,
  },
  {
    place: 'a report',
    route: REPORT,
    call: /\/GetFunzione/,
    message: 'Non è stato possibile caricare il report',
    catalogue: true,
  },
  {
    place: 'the rows of a report',
    route: REPORT,
    call: /\/Spool\//,
    message: 'Non è stato possibile caricare le righe',
    catalogue: true,
  },
  {
    place: 'the scopes of a search of reports',
    route: '/variazioni',
    call: /\/AmbitiGeografici\//,
    message: 'Non è stato possibile caricare gli ambiti geografici',
    catalogue: true,
  },
  {
    place: 'the glossary',
    route: '/glossario',
    call: /\/Report\/Glossario/,
    message: 'Il glossario non si è potuto caricare',
    catalogue: true,
  },
  {
    place: 'the page of a unit',
    route: '/storia_ua/10370610',
    call: /\/versioni/,
    message: 'La pagina dell’unità non si è potuta caricare',
    catalogue: false,
  },
  {
    place: 'the units that a search found',
    route: '/home/cerca?q=Baranzate',
    call: /\/api\/unita\?/,
    message: 'La ricerca delle unità non è riuscita',
    catalogue: false,
  },
  {
    place: 'the map',
    route: '/territorio/mappa?data=2020-01-01&livello=uts',
    call: /\/api\/v1\/confini\?/,
    message: 'La mappa non è stata caricata',
    catalogue: false,
  },
];

/** How calls fail; the last one is never answered, and ends after the 30 seconds of the portal's limit. */
const ways = {
  'is refused with 500': (to: Route) => to.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, json: {} }),
  'has no network': (to: Route) => to.abort(),
  'is not answered in time': () => undefined,
} as const;

const UNKNOWN = 'Errore non definito';

/** How long a page makes no call before its time is moved on: what it asked for meanwhile would be late, too. */
const QUIET_MS = 1_000;

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifiche', includeHidden: true }).locator('> *');

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
});

for (const [way, answer] of Object.entries(ways))
  for (const { place, route, call, body, message, catalogue } of failures)
    test(`${place}: when its call ${way}, one message in its place says so, and it is announced once`, async ({ page, said }) => {
      said.allow(/500|failed|Failed/);
      const announced = await recordAnnouncements(page);
      const timed = way === 'is not answered in time';
      if (timed) await page.clock.install();
      const waiting = new Set<Request>();
      let lastCall = Date.now();
      page.on('request', (request) => {
        waiting.add(request);
        lastCall = Date.now();
      });
      page.on('requestfinished', (request) => waiting.delete(request));
      page.on('requestfailed', (request) => waiting.delete(request));
      await page.route(call, async (to) => {
        if (body && !to.request().postData()?.includes(body)) return to.fallback();
        await answer(to);
      });
      await page.goto(`/#${route}`);
      if (timed) {
        await expect(page.locator('main h1').first()).toBeVisible();
        // it was made, and every other call has been answered, also those of parts that are loaded later
        const isIt = (request: Request) => call.test(request.url()) && (!body || request.postData()?.includes(body) === true);
        await expect.poll(() => waiting.size > 0 && [...waiting].every(isIt) && Date.now() - lastCall > QUIET_MS).toBe(true);
        // a call can start before the page sets its limit of time for it
        await expect(async () => {
          await page.clock.fastForward(31_000);
          await expect(page.getByRole('main').getByText(message)).toBeVisible({ timeout: 5_000 });
        }).toPass({ timeout: 15_000 });
      }
      await expect(page.getByRole('main').getByText(message)).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
      await expect(page.getByText(UNKNOWN, { exact: true })).toHaveCount(catalogue ? 1 : 0);
      if (catalogue) await expect(page.getByRole('alert').getByText(UNKNOWN, { exact: true })).toBeVisible();
      await expect(notifications(page), 'no notification repeats it').toHaveCount(0);
      const aboutIt = (await announced()).filter((text) => text.includes(message) || text.includes(UNKNOWN));
      expect(aboutIt, 'announced once').toHaveLength(1);
      expect(aboutIt[0]).toContain(message);
    });

test('a file that was made is announced once, and what an action said leaves with its page', async ({ page, open }) => {
  const announced = await recordAnnouncements(page);
  await open(REPORT);
  const button = page.getByRole('button', { name: 'Scarica CSV' });
  await expect(button).toBeEnabled();
  await Promise.all([page.waitForEvent('download'), button.press('Enter')]);
  const done = () => announced().then((texts) => texts.filter((text) => /CSV.*(pronto|scaricato)|(pronto|scaricato).*CSV/.test(text)));
  await expect.poll(done).toHaveLength(1);
  await open('/ricostruzione-codici/elenco');
  await page.getByLabel('Oppure incolla il testo').fill('058091\n063049\n015146');
  await page.getByRole('button', { name: 'Leggi il testo' }).press('Enter');
  await expect(page.getByRole('main').getByText(/^I codici sono/)).toBeVisible({ timeout: 25_000 });
  expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus has a place').not.toBe('BODY');
  await open('/glossario');
  await expect(page.getByRole('heading', { level: 1, name: 'Glossario' })).toBeVisible();
  await expect(page.getByText(/^I codici sono/)).toHaveCount(0);
  for (const region of await page.getByRole('status').all()) expect(await region.textContent()).not.toContain('I codici sono');
});

test('a failure that no place of the page shows is a notification', async ({ page, open, said }) => {
  said.allow(/500/);
  await page.route(/\/api\/Report\/Header\//, (to) => to.fulfill({ status: 500, json: {} }));
  const announced = await recordAnnouncements(page);
  await open(REPORT);
  await expect(notifications(page)).toHaveCount(1);
  await expect(notifications(page).getByText(UNKNOWN, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect((await announced()).filter((text) => text.includes(UNKNOWN))).toHaveLength(1);
});
