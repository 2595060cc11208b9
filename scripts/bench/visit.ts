import type { Browser, BrowserContext } from '@playwright/test';
import { type DownloadedFile, recordDownloads } from './recordDownloads.ts';
import { STEP_LIMIT_MS, within } from './within.ts';

/** A phone's connection: 60 ms, 9 Mbit/s. */
const NETWORK = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

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
export async function visit(browser: Browser, address: string, options: { readonly weigh?: boolean } = {}): Promise<Visit> {
  const context = await within('opening a context of the browser', browser.newContext());
  try {
    return await within(`visiting ${address}`, visitIn(context, address, options), 2 * STEP_LIMIT_MS);
  } finally {
    await within('closing a context of the browser', context.close());
  }
}

async function visitIn(context: BrowserContext, address: string, { weigh = false }: { readonly weigh?: boolean }): Promise<Visit> {
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_LIMIT_MS);
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
  const downloads = weigh ? recordDownloads(page) : undefined;
  await page.goto(address);
  await page.waitForFunction(() => window.headingAt !== undefined);
  await downloads?.quiet();
  const milliseconds = await page.evaluate(() => window.headingAt ?? Number.NaN);
  return { milliseconds, files: (await downloads?.files()) ?? [] };
}
