import type { Page } from '@playwright/test';
import { median } from './api/measure.ts';
import { inBrowser } from './inBrowser.ts';
import { printed } from './printed.ts';

/** 7,896 rows of 21 columns. */
const REPORT = '/home/link?id=61&dateFrom=2025-01-01';
const PAGE_CHANGES = 20;
const PAGE_CHANGE_LIMIT_MS = 100;
const TASK_LIMIT_MS = 200;

declare global {
  interface Window {
    longTasks: number[];
    rowsAt: number;
  }
}

const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

/**
 * Report 61 in the viewer: how long after the answer a page of rows is on screen, and the longest task of the page
 * while the PDF of all rows is made.
 */
export async function viewer(): Promise<void> {
  await inBrowser(async (browser, origin) => {
    const page = await browser.newPage();
    await page.addInitScript(observe);
    for (const size of [10, 100]) {
      await page.goto(`${origin}/#${REPORT}&size=${size}`);
      await page.reload();
      const times = await pageChanges(page);
      printed(`a page of ${size} rows after its answer`, median(times), PAGE_CHANGE_LIMIT_MS, milliseconds);
    }
    printed('the longest task while a PDF of all rows is made', await pdf(page), TASK_LIMIT_MS, milliseconds);
  });
}

/** Runs in the page: records long tasks, and the frame after the rows of a table changed. */
function observe(): void {
  Object.assign(window, { longTasks: [], rowsAt: 0 });
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  performance.setResourceTimingBufferSize(1000);
  new MutationObserver((records) => {
    if (!records.some(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('tbody'))) return;
    requestAnimationFrame(() => Object.assign(window, { rowsAt: performance.now() }));
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Milliseconds from the end of each answer to the frame that shows its rows. */
async function pageChanges(page: Page): Promise<number[]> {
  const first = page.locator('tbody th').first();
  await first.waitFor();
  const times: number[] = [];
  for (let change = 0; change < PAGE_CHANGES; change++) {
    const before = (await first.textContent()) ?? '';
    await page.getByRole('button', { name: 'Pagina successiva' }).click();
    await page.waitForFunction((name) => document.querySelector('tbody th')?.textContent !== name, before);
    await page.waitForTimeout(100);
    times.push(
      await page.evaluate(() => {
        const answers = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/Report/Spool/')) as PerformanceResourceTiming[];
        return window.rowsAt - Math.max(...answers.map(({ responseEnd }) => responseEnd));
      }),
    );
  }
  return times;
}

/** The longest task of the page while the PDF of all rows is made. */
async function pdf(page: Page): Promise<number> {
  await page.evaluate(() => Object.assign(window, { longTasks: [] }));
  await page.getByRole('button', { name: 'Scarica PDF' }).click();
  // asked because the report has more columns than fit on a page
  const all = page.getByRole('dialog').getByRole('button', { name: /^Tutte le colonne/ });
  await Promise.all([page.waitForEvent('download', { timeout: 300_000 }), all.click()]);
  return page.evaluate(() => Math.max(0, ...window.longTasks));
}
