import type { Browser, BrowserContext } from '@playwright/test';
import { type DownloadedFile, recordDownloads } from './recordDownloads.ts';
import { within } from './within.ts';

/** A phone's connection: 60 ms, 9 Mbit/s. */
const NETWORK = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

/** The downloads of one cold visit until the page was quiet, and the time at which its heading appeared. */
export interface Visit {
  readonly milliseconds: number;
  /** Absent where the visit does not measure sizes. */
  readonly files: readonly DownloadedFile[];
}

declare global {
  interface Window {
    headingAt?: number;
  }
}

/** Milliseconds that a visit may take (it usually takes a second), and how often a visit that hangs is repeated. */
const VISIT_LIMIT_MS = 45_000;
const ATTEMPTS = 3;

/**
 * Opens a page in a fresh context over a slow network. The page itself records the time when the first heading of a
 * section enters the document. A visit that hangs is reported and repeated.
 */
export async function visit(browser: Browser, address: string, options: { readonly weigh?: boolean } = {}): Promise<Visit> {
  for (let attempt = 1; ; attempt++) {
    const context = await within('opening a context of the browser', browser.newContext());
    try {
      return await visitIn(context, address, options);
    } catch (reason) {
      if (attempt === ATTEMPTS) throw reason;
      console.error(`The visit to ${address} is repeated:`, reason);
    } finally {
      await within('closing a context of the browser', context.close());
    }
  }
}

async function visitIn(context: BrowserContext, address: string, { weigh = false }: { readonly weigh?: boolean }): Promise<Visit> {
  const page = await context.newPage();
  page.setDefaultTimeout(VISIT_LIMIT_MS);
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
  const downloads = recordDownloads(page);
  try {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.headingAt !== undefined);
  } catch (cause) {
    throw new Error(`No heading appeared; requests under way: ${downloads.underWay().join(', ') || 'nothing'}.`, { cause });
  }
  const milliseconds = await page.evaluate(() => window.headingAt ?? Number.NaN);
  if (!weigh) return { milliseconds, files: [] };
  await downloads.quiet();
  return { milliseconds, files: await downloads.files() };
}
