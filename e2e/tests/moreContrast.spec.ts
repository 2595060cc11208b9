import { everyPage } from '../harness/everyPage.ts';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { expect, test } from '../harness/test.ts';

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
});

for (const route of everyPage) {
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
