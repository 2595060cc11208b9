import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** A phone's connection: 60 ms, 9 Mbit/s. */
const NETWORK = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

/** One file that a visit downloaded, with its compressed sizes. */
export interface DownloadedFile {
  readonly path: string;
  readonly gzip: number;
  readonly brotli: number;
}

/** What one cold visit downloaded until the page was quiet, fonts and the API's answers left out, and when its heading appeared. */
export interface Visit {
  readonly milliseconds: number;
  readonly files: readonly DownloadedFile[];
}

declare global {
  interface Window {
    headingAt?: number;
  }
}

const brotli = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Opens a page in a fresh context over a slow network. The time is taken in the page, when the first heading of a section enters the document. */
export async function visit(browser: Browser, address: string, { weigh = false } = {}): Promise<Visit> {
  const context = await browser.newContext();
  const page = await context.newPage();
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
  const pending: Promise<DownloadedFile | undefined>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!weigh || /^\/(api|publish)\//.test(pathname) || response.request().resourceType() === 'font') return;
    pending.push(
      response.body().then(
        (body) => ({ path: pathname, gzip: gzipSync(body, { level: 9 }).length, brotli: brotli(body) }),
        () => undefined,
      ),
    );
  });
  await page.goto(address);
  await page.waitForFunction(() => window.headingAt !== undefined);
  if (weigh) await page.waitForLoadState('networkidle');
  const milliseconds = await page.evaluate(() => window.headingAt ?? Number.NaN);
  const files = (await Promise.all(pending)).filter((file) => file !== undefined);
  await context.close();
  return { milliseconds, files };
}
