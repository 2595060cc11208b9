import { readManifest, sectionIds } from '@territori/build/workspace';
import { overflow } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';

/** The spacing of WCAG 1.4.12, which a visitor's own style sheet may set. */
const WIDE = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

const sections = await Promise.all(sectionIds().map(readManifest));
const routes = [...sections.map(({ routes: [first] }) => first), '/territorio/body?id=61&dateFrom=2025-01-01', '/aiuto', '/accessibilita'];

for (const language of ['it', 'en'] as const) {
  test.describe(`in ${language}, with text as widely spaced as a visitor may want it`, () => {
    test.use({ language, viewport: { width: 320, height: 800 } });

    for (const route of routes) {
      test(`${route} is not wider than 320 pixels`, async ({ page, open }) => {
        await open(route);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
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
