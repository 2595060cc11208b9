import { everyPage } from '../harness/everyPage.ts';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { overflow } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
});

/** The first word of a route: the section to which it belongs, or a page of the shell. */
const sectionOf = (route: string): string => route.split(/[/?]/)[1] ?? '';
/** Words that pages had and that no reader understood, or that were wrong, in the language of these tests. */
const WRONG_WORDS =
  /Esistita dal|\b1 (righe|valori|variazioni|report trovati)\b|Riepilogo variazioni, nel|\(una parte\)\.|Costituzione \/ Estinzione|\$BLANK\$/;
const routes = [...everyPage, '/privacy', '/non-esiste'];

/** Every kind of page once, as most visitors see it; `pages.spec.ts` looks at each in the other colours, widths and languages. */
for (const section of new Set(routes.map(sectionOf))) {
  test(`every page of ${section} opens with its heading, is accessible, and is no wider than its window`, { tag: '@short' }, async ({
    page,
    expectAccessible,
  }) => {
    for (const [place, route] of routes.filter((candidate) => sectionOf(candidate) === section).entries())
      await test.step(route, async () => {
        // the route is behind the hash, and another hash alone loads nothing
        await page.goto(`/?${place}#${route}`);
        await expect(page.locator('main h1').first()).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 25_000 });
        await expectAccessible();
        await expect(page.locator('body')).not.toContainText(WRONG_WORDS);
        expect(await overflow(page), 'pixels beyond the window').toBe(0);
      });
  });
}
