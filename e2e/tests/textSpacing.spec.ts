import { everyPage } from '../harness/everyPage.ts';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { overflow } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';

/** The spacing of WCAG 1.4.12, which a visitor's own style sheet may set. */
const WIDE = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
});

for (const language of ['it', 'en'] as const) {
  test.describe(`in ${language}, with text as widely spaced as a visitor may want it`, () => {
    test.use({ language, viewport: { width: 320, height: 800 } });

    for (const route of everyPage) {
      test(`${route} is not wider than 320 pixels`, async ({ page, open }) => {
        await open(route);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 25_000 });
        // a style element would need the nonce of the policy
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        }, WIDE);
        expect(await overflow(page)).toBe(0);
      });
    }
  });
}
