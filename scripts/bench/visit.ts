import type { Browser } from '@playwright/test';
import { type DownloadedFile, recordDownloads } from './recordDownloads.ts';

/** A phone's connection: 60 ms, 9 Mbit/s. */
const NETWORK = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

/** A busy machine is waited for. */
const PATIENCE_MS = 120_000;

/** What one cold visit downloaded until the page was quiet, and when its heading appeared. */
export interface Visit {
  readonly milliseconds: number;
  /** None where they were not to be weighed. */
  readonly files: readonly DownloadedFile[];
}

declare global {
  interface Window {
    headingAt?: number;
  }
}

/** Opens a page in a fresh context over a slow network. The time is taken in the page, when the first heading of a section enters the document. */
export async function visit(browser: Browser, address: string, { weigh = false } = {}): Promise<Visit> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main h1')) return;
      window.headingAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const downloads = weigh ? recordDownloads(page) : async () => [];
  await page.goto(address);
  await page.waitForFunction(() => window.headingAt !== undefined);
  if (weigh) await page.waitForLoadState('networkidle');
  const milliseconds = await page.evaluate(() => window.headingAt ?? Number.NaN);
  const files = await downloads();
  await context.close();
  return { milliseconds, files };
}
