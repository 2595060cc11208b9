import type { Page } from '@playwright/test';
import { median } from '../../api/src/bench/measure.ts';
import { inBrowser } from './inBrowser.ts';

const OPTIONS = 14_000;
const RUNS = 9;
/** Each of these texts narrows the list and leaves some options. */
const KEYS = ['s', 'a', 'n', 't'];
const LIMIT_MS = 100;

declare global {
  interface Window {
    /** The time of the frame that shows the visible options. */
    listAt: number;
    typedAt: number;
  }
}

const verdict = (values: readonly number[]) =>
  `median ${median(values).toFixed(0)} ms, longest ${Math.max(...values).toFixed(0)} ms (limit ${LIMIT_MS}, ${Math.max(...values) <= LIMIT_MS ? 'kept' : 'MISSED'})`;

/**
 * The code search with 14.000 units: from the answer to the frame that shows the list, and from a key to the frame that
 * shows the matches.
 */
export async function typeahead(): Promise<void> {
  await inBrowser(async (browser, origin) => {
    const address = `${origin}/#/ricerca-codice?tipo=1`;
    const shown: number[] = [];
    const keys: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const page = await browser.newPage();
      await page.addInitScript(observe);
      shown.push(await answerToList(page, address));
      for (const key of KEYS) keys.push(await keyToList(page, key));
      await page.close();
    }
    console.log(`${OPTIONS} options, from the answer to the list: ${verdict(shown)}`);
    console.log(`${OPTIONS} options, from a key to the matches: ${verdict(keys)}`);
  });
}

/**
 * Runs in the page, so it has no named function: the helper that the compiler adds for names does not exist there.
 * Records when a key was pressed, and the frame after the visible options changed.
 */
function observe(): void {
  window.listAt = 0;
  window.typedAt = 0;
  addEventListener(
    'keydown',
    () => {
      window.typedAt = performance.now();
    },
    { capture: true },
  );
  new MutationObserver((records) => {
    const nodes = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
    if (!nodes.some((node) => node instanceof Element && (node.closest('[role=option]') || node.querySelector('[role=option]')))) return;
    requestAnimationFrame(() => {
      window.listAt = performance.now();
    });
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Holds the answer back until the list is open and the page idle. Milliseconds from the end of the answer to the frame
 * that shows its options.
 */
async function answerToList(page: Page, address: string): Promise<number> {
  const box = page.getByRole('main').getByRole('combobox');
  await page.route('**/api/Report/ReportByUrl', async (route) => {
    if (!route.request().postData()?.includes('ricercacodice_criterio_lov')) return route.fallback();
    const response = await route.fetch();
    const { resultset } = (await response.json()) as { resultset: unknown[] };
    if (resultset.length < OPTIONS) throw new Error(`The loaded data have ${resultset.length} codes and names, of ${OPTIONS}.`);
    await page.getByRole('radio').first().waitFor();
    await box.click();
    await route.fulfill({ response, json: { resultset: resultset.slice(0, OPTIONS) } });
  });
  await page.goto(address);
  await page.waitForFunction(() => window.listAt > 0);
  return page.evaluate(() => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/ReportByUrl'));
    return window.listAt - Math.max(...calls.map((call) => (call as PerformanceResourceTiming).responseEnd));
  });
}

/** Milliseconds from a key to the frame that shows other options. */
async function keyToList(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key);
  await page.waitForFunction(() => window.listAt > window.typedAt);
  return page.evaluate(() => window.listAt - window.typedAt);
}
