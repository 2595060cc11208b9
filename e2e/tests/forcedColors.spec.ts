import { AxeBuilder } from '@axe-core/playwright';
import { everyPage } from '../harness/everyPage.ts';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { expect, test } from '../harness/test.ts';

/** The buttons and fields that a visitor cannot tell from text where the system replaces all colours: no edge, no underline, no icon. */
function unmarkedControls(): string[] {
  const marked = (element: Element): boolean => {
    const { borderTopWidth, borderBottomWidth, outlineStyle, textDecorationLine, appearance } = getComputedStyle(element);
    const edge = Number.parseFloat(borderTopWidth) > 0 || Number.parseFloat(borderBottomWidth) > 0 || outlineStyle !== 'none';
    return edge || textDecorationLine.includes('underline') || !['none', ''].includes(appearance) || element.querySelector('svg') !== null;
  };
  return [...document.querySelectorAll('button, input, select, textarea')]
    .filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getBoundingClientRect().width > 1,
    )
    .filter((element) => !marked(element) && !(element.parentElement && marked(element.parentElement)))
    .map((element) => element.outerHTML.slice(0, 160));
}

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
});

for (const route of everyPage) {
  test(`${route} is readable, and its controls are marked, with the colours of the system`, async ({ page, open }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(route);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 25_000 });
    expect(await page.evaluate(unmarkedControls)).toEqual([]);
    // every rule of axe, also those that no level of WCAG asks for; it reads the colours of texts as they are without those of the system
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().disableRules(['color-contrast']).analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual([]);
  });
}
