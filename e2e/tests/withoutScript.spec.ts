import { OWN_COLORS } from '@territori/identity/ownColors';
import { plainStyle } from '@territori/identity/plainStyle';
import { readCatalogue } from '../../deploy/src/search-pages/catalogue.ts';
import { searchPages } from '../../deploy/src/search-pages/searchPages.ts';
import { expect, test } from '../harness/test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('without scripts the home leads to the history of a unit, its acts and its origins', { tag: '@short' }, async ({
  page,
  portal,
  api,
}) => {
  test.setTimeout(120_000);
  // as a deployment serves them: the index from files, the pages of units from the API, all from one origin
  const pages = searchPages(await readCatalogue(api), {
    origin: portal.url,
    languages: ['it', 'en'],
    product: 'Territori',
    colors: OWN_COLORS,
    production: true,
  });
  await page.route('**/indice/**', (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname.slice(1));
    return path.endsWith('.css')
      ? route.fulfill({ contentType: 'text/css', body: plainStyle(OWN_COLORS) })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: pages.get(path) ?? '', status: pages.has(path) ? 200 : 404 });
  });
  await page.route('**/id/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${api}${pathname}${search}` }) });
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Indice di unità e report' }).click();
  await page.getByRole('link', { name: 'Comuni, lettera B' }).click();
  await page.getByRole('link', { name: 'Baranzate', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Baranzate' })).toBeVisible();
  await expect(page.getByText(/Provvedimento: .*2001/).first()).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'All changes, with the legal acts' })).toBeVisible();
  await page.getByRole('link', { name: 'Bollate' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bollate' })).toBeVisible();
});
