import { readdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const families = readdirSync(new URL('../src', import.meta.url))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -3))
  .filter((name) => !['theme', 'icon'].includes(name));

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each example stands on a bare page: what only a whole page can have is not asked of it. */
const WHOLE_PAGE_RULES = ['page-has-heading-one', 'heading-order', 'region'];

async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).disableRules(WHOLE_PAGE_RULES).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Opens a family's examples; fails the test on any word in the console, a refusal by the policy among them. */
async function open(page: Page, family: string) {
  page.on('console', (message) => {
    throw new Error(`${family}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`/${family}`);
  await page.locator('[data-example]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Names of the theme's variables that some rule of the page reads and the theme does not set: a newer Fluent may ask for one more. */
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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' } as Parameters<typeof test.use>[0]);

      for (const family of families) {
        test(`${family}: axe finds nothing, nothing sticks out`, async ({ page }) => {
          await open(page, family);
          expect(await findings(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          expect(await page.evaluate(unsetVariables)).toEqual([]);
        });
      }

      test('an open calendar', async ({ page }) => {
        await open(page, 'date');
        await page.getByRole('button', { name: 'Apri il calendario' }).first().click();
        await expect(page.getByRole('grid')).toBeVisible();
        expect(await findings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });

      test('an open list', async ({ page }) => {
        await open(page, 'combobox');
        await page.locator('[data-example=QuattordicimilaOpzioni]').getByRole('combobox').fill('12');
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('option').first()).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });

      test('an open modal', async ({ page }) => {
        await open(page, 'dialog');
        await page.getByRole('button', { name: 'Informazioni sul report' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });
    });
  }
}
