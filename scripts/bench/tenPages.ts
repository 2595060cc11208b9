import type { Browser } from '@playwright/test';
import { measuredPages } from './measuredPages.ts';
import { printed } from './printed.ts';

/**
 * A visit of ten pages in one window behind a CDN that earlier visitors have filled: an answer of the API reaches the visitor from the CDN
 * where its headers let every cache keep it.
 */
export async function tenPages(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage();
  const kept: boolean[] = [];
  let files = 0;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(api|publish)\//.test(pathname)) kept.push(response.headers()['cache-control']?.includes('public') ?? false);
    else files += 1;
  });
  for (const { path } of measuredPages.slice(0, 10)) {
    await page.goto(`${origin}/#${path}`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
  }
  await page.close();
  const reached = kept.filter((one) => !one).length;
  printed('share of the requests of ten pages that reach the API', reached / (files + kept.length), 0.2, (share) => share.toFixed(2));
  console.log(`        ${files} files; ${kept.length} calls, of which a CDN answers ${kept.length - reached}`);
}
