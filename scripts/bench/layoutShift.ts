import type { Browser } from '@playwright/test';
import { layoutShiftOf, observeLayoutShift } from '../../e2e/harness/layoutShift.ts';
import { within } from './within.ts';

const HEIGHT = 800;
/** A page counts as settled when nothing was downloaded and nothing moved for this long. */
const SETTLED_MS = 1000;

/** How much a page moves while it loads, in a window of this width: the sum of its layout shifts. */
export async function layoutShift(browser: Browser, address: string, width: number): Promise<number> {
  const context = await within('opening a context of the browser', browser.newContext({ viewport: { width, height: HEIGHT } }));
  try {
    const page = await context.newPage();
    await observeLayoutShift(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForFunction((settled) => performance.now() - (window.shifted?.last ?? 0) > settled, SETTLED_MS);
    return await layoutShiftOf(page);
  } finally {
    await within('closing a context of the browser', context.close());
  }
}
