import type { Page } from '@playwright/test';

/** The spacing of WCAG 1.4.12, which a visitor's own style sheet may set. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** Sets text as widely spaced as a visitor may want it. */
export async function widerText(page: Page): Promise<void> {
  // a style element would need the nonce of the policy
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);
}
