import type { Page } from '@playwright/test';

/** The buttons and fields that a visitor cannot tell from text where the system replaces all colours: no edge, no underline, no icon. */
export const unmarkedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marked = (element: Element): boolean => {
      const { borderTopWidth, borderBottomWidth, outlineStyle, textDecorationLine, appearance } = getComputedStyle(element);
      const edge = Number.parseFloat(borderTopWidth) > 0 || Number.parseFloat(borderBottomWidth) > 0 || outlineStyle !== 'none';
      return (
        edge || textDecorationLine.includes('underline') || !['none', ''].includes(appearance) || element.querySelector('svg') !== null
      );
    };
    return [...document.querySelectorAll('button, input, select, textarea')]
      .filter(
        (element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getBoundingClientRect().width > 1,
      )
      .filter((element) => !marked(element) && !(element.parentElement && marked(element.parentElement)))
      .map((element) => element.outerHTML.slice(0, 160));
  });
