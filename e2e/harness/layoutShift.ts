import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How much the page has moved by itself since it was opened, and when it last did; once {@link observeLayoutShift} has been called. */
    shifted?: { sum: number; last: number };
  }
}

/** How much a page may move by itself while it loads: Lighthouse sees nothing in it, and neither does a visitor. */
export const SHIFT_LIMIT = 0.01;

/** From the next opening of the page on, adds up its layout shifts. */
export async function observeLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifted = { sum: 0, last: 0 };
    window.shifted = shifted;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (entry.hadRecentInput) continue;
        shifted.sum += entry.value;
        shifted.last = performance.now();
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the layout shifts since the page was opened. */
export const layoutShiftOf = (page: Page): Promise<number> => page.evaluate(() => window.shifted?.sum ?? Number.NaN);
