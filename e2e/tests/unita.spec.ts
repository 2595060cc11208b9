import type { Locator, Page } from '@playwright/test';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { overflow } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';

const VALSAMOGGIA = '/storia_ua/10370610';
const lineage = (page: Page) => page.getByRole('region', { name: 'Da dove viene e dove è andata' });
const changes = (page: Page) => page.getByRole('table', { name: 'Tutte le variazioni, con i provvedimenti' });

test.describe('the page of a unit', () => {
  test('says at once what merged into Valsamoggia, with the act, and leads on to each', { tag: '@short' }, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await open(VALSAMOGGIA);
    await expect(page.getByRole('heading', { level: 1, name: 'Valsamoggia' })).toBeVisible();
    await expect(page).toHaveTitle(/^Valsamoggia \(037061\)/);
    await expect(page.getByText('In provincia di Bologna (Emilia-Romagna). In vigore dal 01/01/2014.')).toBeInViewport();
    await expect(
      page.getByText('Nasce il 01/01/2014 dal territorio di Bazzano, Castello di Serravalle, Crespellano, Monteveglio e Savigno.'),
    ).toBeInViewport();
    await expect(lineage(page).getByRole('listitem')).toContainText([
      'Bazzano',
      'Castello di Serravalle',
      'Crespellano',
      'Monteveglio',
      'Savigno',
    ]);
    await expect(changes(page).getByRole('row').nth(1)).toContainText('01/01/2014');
    const citation = page.getByRole('region', { name: 'Cita questa pagina' });
    await expect(citation).toContainText('/id/comune/10370610');
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    expect(await top(citation), 'the citation stands above the map').toBeLessThan(
      await top(page.getByRole('heading', { name: 'Il luogo' })),
    );
    await expectAccessible();

    await lineage(page).getByRole('link', { name: 'Crespellano' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Crespellano' })).toBeFocused();
    await expect(page.getByText('Cessa di esistere il 01/01/2014. Il territorio passa a:')).toBeVisible();
  });

  test('has each fact in the line of its name, also on a phone', async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(VALSAMOGGIA);
    const facts = page.getByRole('region', { name: 'Alla data' });
    const name = await facts.getByText('Codice Istat', { exact: true }).boundingBox();
    const value = await facts.getByText('037061', { exact: true }).boundingBox();
    expect(value?.y).toBeCloseTo(name?.y ?? Number.NaN, 0);
    expect(value?.x).toBeGreaterThan(name?.x ?? Number.NaN);
  });

  test('says of a unit that was founded from a part of another so in one sentence', async ({ page, open }) => {
    await open('/home/cerca?q=Baranzate');
    await page.getByRole('main').getByRole('link', { name: 'Baranzate', exact: true }).first().click();
    await expect(page.getByText(/^Nasce il \d\d\/\d\d\/\d{4} da una parte del territorio di Bollate\.$/).first()).toBeVisible();
  });

  test('shows a unit on the day of the address, and says when it was not in force', async ({ page, open, said, expectAccessible }) => {
    said.allow(/404/);
    await open('/storia_ua/10170920?data=2000-01-01');
    const panel = page.getByRole('region', { name: 'Alla data' });
    const states = page.getByRole('table', { name: 'Nomi e codici nel tempo' });
    await expect(states.getByRole('row').nth(1)).toContainText('nessuna (prima del 1948)');
    const sizes = await states
      .locator('tbody *')
      .filter({ hasText: /\S/ })
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).fontSize))]);
    expect(sizes, 'the cells have letters of one size').toHaveLength(1);
    await expect(panel).toContainText('Lonato');
    await expect(panel).not.toContainText('Lonato del Garda');
    await panel.getByRole('textbox', { name: 'Data' }).fill('31/02/2000');
    await panel.getByRole('textbox', { name: 'Data' }).press('Tab');
    await expect(panel).toContainText('31/02/2000 non è una data esistente.');
    await expectAccessible();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('data=2013-12-31')) asked += 1;
    });
    await page.goto(`/#${VALSAMOGGIA}?data=2013-12-31`);
    await expect(panel).toContainText('Il 31/12/2013 l’unità non era in vigore. Lo è stata dal 01/01/2014, ancora in vigore.');
    await expectAccessible();
    expect(asked).toBe(1);
  });

  test('moves its facts, its links and its map along a line of years', async ({ page, open }) => {
    await open('/storia_ua/10170920');
    const panel = page.getByRole('region', { name: 'Alla data' });
    await expect(panel).toContainText('Lonato del Garda');
    await panel.getByRole('slider', { name: 'Anno' }).fill('1990');
    await expect(page).toHaveURL(/data=1990-12-31$/);
    await expect(panel).not.toContainText('Lonato del Garda');
    await expect(page.getByRole('link', { name: 'Comuni della provincia: Brescia' })).toHaveAttribute('href', /dateFrom=1990-12-31/);
    await page.getByRole('heading', { name: 'Il luogo' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: /^L’unità al 31\/12\/1990/ })).toBeVisible({ timeout: 15_000 });
    await panel.getByRole('slider', { name: 'Anno' }).fill(String(new Date().getFullYear()));
    await expect(page).toHaveURL(/storia_ua\/10170920$/);
  });

  test('is printed with its map, which is drawn before the browser prints', async ({ page, request, open }) => {
    test.setTimeout(60_000 + PREPARATION_MS);
    await mapsPrepared(request);
    await page.addInitScript(() => {
      window.print = () => {
        // what is on the sheet is what the page has at this moment
        document.body.dataset.printedMaps = String(document.querySelectorAll('figure svg').length);
      };
    });
    await open(VALSAMOGGIA);
    const maps = page.getByRole('img', { name: /^(L’unità|Da che cosa nasce)/ });
    await expect(maps, 'the map waits until the visitor comes to it').toHaveCount(0);
    await page.getByRole('button', { name: 'Stampa con la mappa' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed-maps', /^[2-9]/, { timeout: 20_000 });
    await expect(maps).toHaveCount(2);
    await page.emulateMedia({ media: 'print' });
    await expect(maps.first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stampa con la mappa' })).toBeHidden();
    await expect(page.getByText(/^Stampato il \d\d\/\d\d\/\d{4}$/)).toBeVisible();
    await expect(page.getByText(/^Territori, Valsamoggia \(037061\)/)).toBeVisible();
  });

  test('has provinces, regions and divisions too', async ({ page, open }) => {
    await open('/storia_ua/20001070');
    await expect(page.getByRole('heading', { level: 1, name: 'Carbonia-Iglesias' })).toBeVisible();
    await expect(page.getByText('Provincia o altra unità sovracomunale')).toBeVisible();
  });

  for (const id of ['5', 'abc', '99999999999']) {
    test(`says that no unit has the id ${id}, and leads to the search`, async ({ page, open, said, expectAccessible }) => {
      said.allow(/404/);
      await open(`/storia_ua/${id}`);
      await expect(page.getByText('L’unità indicata nell’indirizzo è sconosciuta.')).toBeVisible();
      await expectAccessible();
      await page.getByRole('link', { name: 'Cerca un’unità' }).click();
      await expect(page).toHaveURL(/#\/storia_ua$/);
    });
  }

  test('keeps the other parts when one fails, and loads it again', async ({ page, open, said, expectAccessible }) => {
    said.allow(/genealogia|dimensioni/);
    await page.route('**/genealogia**', (route) => route.abort());
    await page.route('**/dimensioni**', (route) => route.abort());
    await open(VALSAMOGGIA);
    await expect(page.getByText('Popolazione e superficie non si sono potute caricare')).toBeVisible();
    await expect(changes(page).getByRole('row').nth(1)).toBeVisible();
    await expectAccessible();
    await page.unrouteAll();
    await lineage(page).getByRole('button', { name: 'Riprova' }).click();
    await expect(lineage(page).getByRole('link', { name: 'Bazzano' })).toBeVisible();
  });

  test('says when the unit itself cannot be loaded', async ({ page, open, said }) => {
    said.allow(/versioni/);
    await page.route('**/versioni**', (route) => route.abort());
    await open(VALSAMOGGIA);
    await expect(page.getByText('La pagina dell’unità non si è potuta caricare')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Valsamoggia' })).toBeVisible();
  });

  test('gives everything as a file', async ({ page, open }) => {
    await open(VALSAMOGGIA);
    await expect(changes(page).getByRole('row').nth(1)).toBeVisible();
    const region = page.getByRole('region', { name: 'Scarica i dati dell’unità' });
    for (const kind of ['CSV', 'JSON', 'XLSX', 'ODS', 'PDF']) {
      const [download] = await Promise.all([page.waitForEvent('download'), region.getByRole('button', { name: kind }).click()]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`^Valsamoggia 037061 .*\\.${kind.toLowerCase()}$`));
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in English at 320 px, ${colorScheme}`, () => {
      test.use({ language: 'en', viewport: { width: 320, height: 800 }, colorScheme });
      test('fits and is accessible, also a long lineage', async ({ page, open, expectAccessible }) => {
        for (const route of [VALSAMOGGIA, '/storia_ua/10151460']) {
          await open(route);
          await expect(page.getByRole('list', { name: 'All changes, with their legal acts' }).getByRole('listitem').first()).toBeVisible();
          expect(await overflow(page), route).toBe(0);
          await expectAccessible();
        }
      });
    });
  }
});
