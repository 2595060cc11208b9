import { readManifest, sectionIds } from '@territori/build/workspace';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { expect, test } from '../harness/test.ts';

const sections = await Promise.all(sectionIds().map(readManifest));

const routes = [
  ...sections.map(({ routes: [first] }) => first),
  '/home/cerca?q=comuni',
  '/territorio/body?id=61&dateFrom=2025-01-01',
  '/territorio/mappa?data=2020-01-01&livello=uts',
  '/variazioni/tutte?dal=2014-01-01&al=2014-12-31',
  '/variazioni/confronto?dal=2010-01-01&al=2021-01-01',
  '/ricostruzione-codici/elenco?esempio=difetti',
  '/storia_ua/10370610',
  '/accessibilita',
  '/versioni',
  '/componenti?famiglia=button',
];

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
});

for (const route of routes) {
  test(`${route} has texts at 7:1 for a visitor who prefers more contrast`, async ({ page, open, expectAccessible }) => {
    await open(route);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 25_000 });
    // the light colours are looked at in a deep run
    for (const colorScheme of process.env.DEEP ? (['dark', 'light'] as const) : (['dark'] as const)) {
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      await expectAccessible(['color-contrast-enhanced']);
    }
  });
}
