import type { Page } from '@playwright/test';

/** By how many pixels the page is wider than its window. A table that scrolls inside its region does not count. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
