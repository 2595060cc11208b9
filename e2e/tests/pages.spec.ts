import type { Page, Response } from '@playwright/test';
import { axeViolations } from '@territori/harness/axeViolations';
import { everyPage } from '../harness/everyPage.ts';
import { layoutShiftOf, observeLayoutShift, SHIFT_LIMIT } from '../harness/layoutShift.ts';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { overflow } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';
import { unmarkedControls } from '../harness/unmarkedControls.ts';
import { widerText } from '../harness/widerText.ts';

/** What holds on every page. A page is opened once for all of it, because opening it and axe are what such a test costs. */
const routes = [...everyPage, '/privacy', '/non-esiste'];

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
});

const drawn = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 25_000 });

/** The page kept room for what came later. When the typeface comes, a line of text may break elsewhere, which moves it as much again. */
async function expectStill(page: Page): Promise<void> {
  expect(await layoutShiftOf(page), 'layout shift while the page loaded').toBeLessThanOrEqual(2 * SHIFT_LIMIT);
}

/** Only the files of the shell and the sections run in a page: no script inside it but its own, whose nonce is new, none made from text. */
async function expectStrictPolicy(page: Page, response: Response | null): Promise<void> {
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/(^|; )default-src 'none'(;|$)/);
  const nonce = /script-src 'self'[^;]* 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(policy).not.toContain('unsafe-');
  expect(
    await page.locator('script:not([src])').evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).nonce)),
  ).toEqual([nonce]);
  const handlers = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes].filter(({ name }) => name.startsWith('on'))),
  );
  expect(handlers, 'attributes that are scripts').toEqual([]);
}

/** Nothing sticks out of a narrow window, neither as it is nor with text as widely spaced as a visitor may want it. */
async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  // a drawing takes its width from the window's after the window has changed
  await expect.poll(() => overflow(page), 'pixels beyond a window of 320 pixels').toBe(0);
  await widerText(page);
  await expect.poll(() => overflow(page), 'pixels beyond it with wider text').toBe(0);
}

/** The texts have a contrast of 7:1 where the visitor prefers more. A deep run looks at the light colours as well. */
async function expectMoreContrast(page: Page, expectAccessible: (more: readonly string[]) => Promise<void>): Promise<void> {
  for (const colorScheme of process.env.DEEP ? (['light', 'dark'] as const) : (['dark'] as const)) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await expectAccessible(['color-contrast-enhanced']);
  }
}

/** The controls are marked with the colours of the system, and every rule of axe holds, also those that no level of WCAG asks for. */
async function expectSystemColors(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: 'active' });
  expect(await unmarkedControls(page)).toEqual([]);
  // axe reads the colours of texts as they are without those of the system
  expect(await axeViolations(page, { rules: { 'color-contrast': { enabled: false } } })).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

for (const route of routes) {
  test(`${route} stays where it is while it loads, has a strict policy, more contrast or the system’s colours for visitors who want them, and room at 320 pixels`, async ({
    page,
    expectAccessible,
  }) => {
    await observeLayoutShift(page);
    const response = await page.goto(`/#${route}`);
    await expect(page.locator('main h1').first()).toBeVisible({ timeout: 25_000 });
    await drawn(page);
    await expectStill(page);
    await expectStrictPolicy(page, response);
    await expectMoreContrast(page, expectAccessible);
    await expectSystemColors(page);
    await expectNarrow(page);
  });
}

test.describe('in English at 320 pixels', () => {
  test.use({ language: 'en', viewport: { width: 320, height: 800 } });

  for (const route of everyPage) {
    test(`${route} is in English, stays where it is while it loads, is accessible, and has room`, async ({
      page,
      open,
      expectAccessible,
    }) => {
      await observeLayoutShift(page);
      await open(route);
      await drawn(page);
      await expectStill(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expectAccessible();
      await expectNarrow(page);
    });
  }
});
