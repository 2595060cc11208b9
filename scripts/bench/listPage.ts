import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inBrowser } from './inBrowser.ts';

const PAGE = '/ricostruzione-codici/elenco';
/** Tasks of the page that are longer are counted. */
const LONG_MS = 50;
/** Lists that are read one after the other, to see what stays in memory. */
const LISTS = 4;

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** The time and memory that reading a list takes in the page. */
interface Reading {
  readonly seconds: number;
  readonly longTasks: number;
  readonly longest: number;
}

/** Chooses a file as a visitor does: from the disk. A file that Playwright makes in the page would be decoded by the page's own thread. */
async function read(page: Page, file: string): Promise<Reading> {
  await page.evaluate(() => {
    window.longTasks = [];
  });
  const start = performance.now();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('table', { name: 'Il tuo elenco tradotto' }).getByRole('row').nth(5).waitFor({ timeout: 120_000 });
  const seconds = (performance.now() - start) / 1000;
  const longTasks = (await page.evaluate(() => window.longTasks)).filter((duration) => duration > LONG_MS);
  return { seconds, longTasks: longTasks.length, longest: Math.max(0, ...longTasks) };
}

/** Bytes that JavaScript holds in the page and its workers, after a collection of garbage. */
async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 2 ** 20;
}

/**
 * The page that translates a list, in a browser: how long a list takes from the choice of the file to its first rows, how often the page
 * was blocked meanwhile, and what the page holds after several lists.
 * @param lists the lists by number of rows
 */
export async function listPage(lists: ReadonlyMap<number, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-bench-'));
  const files = new Map([...lists.keys()].map((rows) => [rows, join(folder, `${rows}.csv`)] as const));
  for (const [rows, file] of files) await writeFile(file, lists.get(rows) ?? '');
  await inBrowser(async (browser, origin) => {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      window.longTasks = [];
      new PerformanceObserver((entries) => window.longTasks.push(...entries.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      });
    });
    console.log(
      `\nThe page in Chromium:\n\n|    rows | seconds | tasks over ${LONG_MS} ms | longest, ms |\n| ------: | ------: | ---------------: | ----------: |`,
    );
    for (const [rows, file] of files) {
      await page.goto(`${origin}/#${PAGE}`);
      await page.reload();
      await page.getByRole('button', { name: 'Scegli un file' }).waitFor();
      const { seconds, longTasks, longest } = await read(page, file);
      console.log(
        `| ${String(rows).padStart(7)} | ${seconds.toFixed(1).padStart(7)} | ${String(longTasks).padStart(16)} | ${longest.toFixed(0).padStart(11)} |`,
      );
    }
    const [, smallest = ''] = [...files][0] ?? [];
    const held: string[] = [];
    for (let number = 0; number < LISTS; number += 1) {
      await page.getByRole('button', { name: 'Scegli un altro elenco' }).click();
      await page.getByRole('button', { name: 'Scegli un file' }).waitFor();
      await read(page, smallest);
      held.push(`${(await memoryOf(page)).toFixed(0)} MB, ${page.workers().length} worker`);
    }
    console.log(`\nHeld by the page after each of ${LISTS} lists: ${held.join('; ')}`);
  }).finally(() => rm(folder, { recursive: true }));
}
