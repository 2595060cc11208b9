import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { axeViolations, WCAG_AA } from '@territori/harness/axeViolations';

const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { exports: Record<string, string> };
const families = Object.keys(exports)
  .map((path) => path.replace('./', ''))
  .filter((name) => !['theme', 'colors', 'catalogue'].includes(name));

/** Content that is visible only after an action, by family. */
const opened: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  chart: (page) => page.getByText('Mostra i dati').click(),
  combobox: async (page) => {
    const box = page.locator('[data-example=QuattordicimilaOpzioni]').getByRole('combobox');
    await box.fill('12');
    await box.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  date: async (page) => {
    await page.getByRole('button', { name: 'Apri il calendario' }).first().click();
    await expect(page.getByRole('grid')).toBeVisible();
  },
  dialog: async (page) => {
    await page.getByRole('button', { name: 'Informazioni sul report' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LEVELS = [...WCAG_AA, 'best-practice'];

/** Each example is on a bare page, so rules about whole pages are off. */
const WHOLE_PAGE_RULES = Object.fromEntries(['page-has-heading-one', 'heading-order', 'region'].map((rule) => [rule, { enabled: false }]));

/** Names of the theme's variables that a rule of the page reads but the theme does not set: a newer Fluent may need one more. */
const unsetVariables = () => {
  const set = getComputedStyle(document.documentElement);
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => rule.cssText),
  );
  const read = rules.flatMap((rule) => [
    ...rule.matchAll(/var\(--((?:color|font|lineHeight|spacing|stroke|border|shadow|duration|curve)\w*)/g),
  ]);
  return [...new Set(read.map((match) => match[1] ?? ''))].filter((name) => !set.getPropertyValue(`--${name}`));
};

/**
 * The next frame starts the transition of colours between the schemes; this waits for its end, but not for endless
 * animations (an indeterminate bar).
 */
const settled = async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter(({ effect, playState }) => {
    return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
  });
  await Promise.allSettled(ending.map((animation) => animation.finished));
};

/** Checks the page in every colour scheme and width. */
async function look(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 1280]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(settled);
      await test.step(`${colorScheme}, ${width} px`, async () => {
        expect.soft(await axeViolations(page, { runOnly: LEVELS, rules: WHOLE_PAGE_RULES })).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }
  }
}

for (const family of families) {
  test(`${family}: axe finds no fault, nothing overflows, the theme is complete, the console is empty`, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(`/${family}`);
    await page.locator('[data-example]').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await look(page);
    const open = opened[family];
    if (open) {
      await open(page);
      await look(page);
    }
    expect(await page.evaluate(unsetVariables)).toEqual([]);
    // the browser reports refusals of the content security policy here too
    expect(said).toEqual([]);
  });
}
