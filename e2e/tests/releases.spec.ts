import type { BrowserContext, Page } from '@playwright/test';
import { readDeployment } from '@territori/build/site/readDeployment';
import { type CountedOutcome, judgeStaged, outcomeOf } from '@territori/build/site/staging/judgeStaged';
import { type OwnSite, startOwnSite } from '../harness/ownSite.ts';
import { test as base, expect } from '../harness/test.ts';

/** Each test releases in a separate portal. */
const test = base.extend<{ site: OwnSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  site: async ({}, use) => {
    const site = await startOwnSite(String(process.env.E2E_API));
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.portal.url),
});

const heading = (page: Page) => page.locator('main h1');
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name, exact: true });
const notice = (page: Page) => page.getByText('Una nuova versione è disponibile');
const reload = (page: Page) => page.getByRole('button', { name: 'Ricarica' });

/** How often the document was loaded, and the folders from which files of sections came. */
function watch(page: Page) {
  let loads = 0;
  const folders = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
    const folder = /\/mf\/([^/]+\/[^/]+)\//.exec(request.url())?.[1];
    if (folder) folders.add(folder);
  });
  return { loads: () => loads, folders };
}

/** The events of a page when the visitor returns to its tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('two tabs across a release go on, each with its version, and the old one shows the notice', async ({ page, context, site, open }) => {
  const old = watch(page);
  await open('/home');
  await menuLink(page, 'Glossario').click();
  const search = page.getByRole('searchbox', { name: 'Termine da cercare' });
  await search.fill('comune');
  const before = { glossario: await site.release('glossario', '90.0.0'), storia: await site.release('storia', '91.0.0') };

  const tab = await context.newPage();
  const fresh = watch(tab);
  await tab.goto(`${site.portal.url}/#/glossario`);
  await expect(heading(tab)).toHaveText('Glossario');
  await tab.getByText('Versioni in uso').click();
  await expect(tab.getByRole('row', { name: 'Glossario' })).toContainText('90.0.0');
  expect(fresh.folders).toContain('glossario/90.0.0');

  await expect(notice(page), 'from the other tab').toBeVisible();
  await expect(notice(tab)).toHaveCount(0);
  await expect(search, 'what was typed is there').toHaveValue('comune');
  await search.press('Enter');
  await expect(page.locator('mark').first()).toHaveText(/^comune$/i);
  await menuLink(page, 'Storia unità').click();
  await expect(heading(page)).toHaveText('Storia unità territoriali');
  await page.goBack();
  await expect(page.locator('mark').first()).toHaveText(/^comune$/i);
  expect(old.loads(), 'nothing reloads by itself').toBe(1);
  expect([...old.folders], 'the old version is whole').toEqual(
    expect.arrayContaining([`glossario/${before.glossario}`, `storia/${before.storia}`]),
  );
  expect([...old.folders].join()).not.toMatch(/9[01]\.0\.0/);

  await menuLink(tab, 'Storia unità').click();
  await expect(heading(tab)).toHaveText('Storia unità territoriali');
  expect(fresh.folders).toContain('storia/91.0.0');

  await reload(page).click();
  await expect(page.locator('mark').first()).toHaveText(/^comune$/i);
  await expect(notice(page)).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('#/glossario?cerca=comune');
  expect(old.folders).toContain('glossario/90.0.0');
  expect(old.loads()).toBe(2);
});

test('a release while a form is half filled loses nothing, not even by the reload that is offered', async ({ page, site, open }) => {
  const { loads } = watch(page);
  await open('/territorio');
  const date = page.getByRole('textbox', { name: 'Report disponibili alla data' });
  await date.fill('01/01/1948');
  await page.getByRole('radio', { name: 'Unità amministrative', exact: true }).check();
  const search = page.getByRole('combobox', { name: 'Cerca comuni, province, regioni, report' });
  await search.fill('Lo');
  await site.release('territorio', '90.0.0');
  await comeBack(page);

  await expect(notice(page)).toBeVisible();
  await expect(date).toHaveValue('01/01/1948');
  await expect(page.getByRole('radio', { name: 'Unità amministrative', exact: true })).toBeChecked();
  await expect(search).toHaveValue('Lo');
  expect(loads(), 'nothing reloads by itself').toBe(1);

  await reload(page).click();
  await expect(date).toHaveValue('01/01/1948');
  await expect(page.getByRole('radio', { name: 'Unità amministrative', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: 'Regione', exact: true }).check();
  await expect(page.getByRole('region', { name: 'Risultati della ricerca' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(loads()).toBe(2);
});

test('a staged version reaches the visitors whose number is below its share', async ({ page, context, site, open }) => {
  const before = await site.release('glossario', '90.0.0', 10);
  const shown = watch(page);
  await page.addInitScript(() => localStorage.setItem('territori.numero', '9'));
  await open('/glossario');
  expect([...shown.folders]).toEqual(['glossario/90.0.0']);
  const other = await context.newPage();
  const shownToOther = watch(other);
  await other.addInitScript(() => localStorage.setItem('territori.numero', '10'));
  await other.goto(`${site.portal.url}/#/glossario`);
  await expect(heading(other)).toHaveText('Glossario');
  expect([...shownToOther.folders]).toEqual([`glossario/${before}`]);
});

test('a published version opens from the page of the versions as a preview, until the strip closes it', async ({
  page,
  site,
  open,
  expectAccessible,
}) => {
  const before = await site.release('glossario', '90.0.0');
  await open('/versioni');
  await expect(page.getByRole('row', { name: /^Glossario/ })).toContainText('90.0.0');
  await expectAccessible();
  await page.getByRole('link', { name: `Apri in anteprima la versione ${before} di Glossario` }).click();
  const strip = page.getByText(`Anteprima: la sezione «Glossario» è nella versione ${before}.`);
  await expect(strip).toBeVisible();
  await expect(heading(page)).toHaveText('Glossario');
  await page.goto(`${site.portal.url}/#/glossario`);
  await page.reload();
  await expect(strip, 'remembered in the tab').toBeVisible();
  await page.getByRole('link', { name: 'Torna alla versione pubblicata' }).click();
  await expect(strip).toHaveCount(0);
  await expect(heading(page)).toHaveText('Glossario');
});

test('a preview whose entry was altered does not run, and the page says so', async ({ page, site, open, said }) => {
  said.allow(/integrity|altered|preload/);
  const before = await site.release('glossario', '90.0.0');
  await page.route(`**/mf/glossario/${before}/remoteEntry.js*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.altered = true;${await response.text()}` });
  });
  await open('/home');
  await page.goto(`${site.portal.url}/?section.glossario=@${before}#/glossario`);
  await expect(page.getByText('Il file ricevuto non corrisponde a quello pubblicato.')).toBeVisible();
  expect(await page.evaluate(() => 'altered' in window)).toBe(false);
});

test('a version that was never released here is not shown as a preview, and a strip says so', async ({ page, site, said }) => {
  said.allow(/was not released here/);
  await page.goto(`${site.portal.url}/?section.glossario=@0.0.1#/glossario`);
  await expect(page.getByText(/^L’anteprima della sezione «Glossario» nella versione 0\.0\.1 /)).toBeVisible();
  await expect(heading(page)).toHaveText('Glossario');
});

test('what fails in browsers is counted, and a staged version that clearly fails more often is withdrawn', async ({
  page,
  site,
  api,
  said,
}) => {
  said.allow(/glossario|net::ERR|preload/);
  const before = await site.release('glossario', '92.0.0', 50);
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), outcomeSample: 100 } });
  });
  await page.route('**/mf/glossario/92.0.0/remoteEntry.js*', (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem('territori.numero', '0'));
  await page.goto('/#/glossario');
  await expect(heading(page)).toHaveText('La sezione «Glossario» non è al momento disponibile');
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/esiti') && response.request().method() === 'POST');
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect((await sent).status()).toBe(204);
  const counts = async () => (await (await fetch(`${api}/api/esiti`)).json()) as (CountedOutcome & { shell: string })[];
  const failed = (await counts()).find(({ version, outcome }) => version === '92.0.0' && outcome === 'load_failure');
  expect(failed).toMatchObject({ section: 'glossario', count: 1 });

  expect(await judgeStaged(site.target, await counts()), 'one visit proves nothing').toEqual([]);
  const report = (version: string, outcome: string) => ({ section: 'glossario', version, outcome, count: 20 });
  const outcomes = [report('92.0.0', 'load'), report('92.0.0', 'error'), report(before, 'load')];
  const sending = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shell: failed?.shell, outcomes }),
  };
  // enough loads of each version, twenty in a report
  for (let time = 0; time < 10; time += 1) await fetch(`${api}/api/esiti`, sending);
  expect(await judgeStaged(site.target, await counts())).toEqual([expect.stringContaining('glossario 92.0.0 is withdrawn')]);
  await page.reload();
  await expect(heading(page)).toHaveText('Glossario');
});

/** Loads of a version after which it is judged here. It is a setting of the site, 200 by default. */
const ENOUGH = 20;
/** After so many visits each of two versions has enough loads, with near certainty. */
const MOST_VISITS = 120;

for (const [outcome, entry] of [
  ['fails in the field withdraws itself', "throw new Error('This version is broken.');"],
  ['runs in the field is promoted by its good loads', undefined],
] as const)
  test(`a version that ${outcome}, by what browsers report and nothing else`, async ({ browser, api }) => {
    test.setTimeout(360_000);
    const site = await startOwnSite(api, { outcomeSample: 100 });
    const [own, version] = entry ? ['93.0.0', '93.1.0'] : ['94.0.0', '94.1.0'];
    // the same API counts the visits of other tests, to the version that all other sites run
    await site.release('glossario', own);
    const running = await site.release('glossario', version, 50, { promoteAfter: ENOUGH, ...(entry && { entry }) });
    const counts = async () => (await (await fetch(`${api}/api/esiti`)).json()) as CountedOutcome[];
    const loads = async (of: string) => outcomeOf(await counts(), 'glossario', of).attempts;
    const before = await loads(running);
    // four browsers that remember no visitor, but the files that they have read: to start and to fill one takes longer than a visit
    const browsers = await Promise.all(Array.from({ length: 4 }, () => browser.newContext()));
    for (const each of browsers) await each.addInitScript(() => location.protocol === 'http:' && localStorage.clear());
    /** A visitor whose browser draws its own number loads the section and leaves. */
    const visit = async (context: BrowserContext) => {
      const page = await context.newPage();
      await page.goto(`${site.portal.url}/#/glossario`);
      // four pages load at once, the first of each browser without a cache, while the other worker tests
      await expect(heading(page)).toHaveText(/^(Glossario|La sezione «Glossario» non è al momento disponibile)$/, { timeout: 60_000 });
      // a browser that is closed at once sends nothing: what it counted leaves with the page
      await page.goto('about:blank');
      return page;
    };
    try {
      const verdict = async () => judgeStaged(site.target, await counts(), { enough: ENOUGH });
      let visits = 0;
      while (visits < MOST_VISITS && Math.min(await loads(version), await loads(running)) < ENOUGH) {
        const pages = await Promise.all(browsers.map(visit));
        visits += pages.length;
        await expect.poll(async () => (await loads(version)) + (await loads(running)) - before, 'every visit is counted').toBe(visits);
        await Promise.all(pages.map((page) => page.close()));
        if (visits === 4) expect(await verdict(), 'a few visits prove nothing').toEqual([]);
      }
      expect(await verdict()).toEqual([
        expect.stringMatching(entry ? `^glossario ${version} is withdrawn: it failed` : `^glossario ${version} runs for all visitors`),
      ]);
      const { sections } = (await readDeployment(site.target)).registry;
      expect(sections.glossario).toMatchObject({ version: entry ? running : version });
      expect(sections.glossario?.next).toBeUndefined();
    } finally {
      await Promise.all(browsers.map((each) => each.close()));
      await site.close();
    }
  });
