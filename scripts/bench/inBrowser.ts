import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { composeSite } from '@territori/build/site/composeSite';
import { chromium as launchOptions } from '@territori/build/trial/chromium';
import { root } from '@territori/build/workspace';
import { openPortalApi } from '../portal/openPortalApi.ts';
import { type Api, serveSite } from './serveSite.ts';

/** Composes the site of `npm start`, serves it beside the API on a free port, and measures it in Chromium. Closes all of them. */
export async function inBrowser(measure: (browser: Browser, origin: string, api: Api) => Promise<void>): Promise<void> {
  const site = join(root, '.site');
  await composeSite({ directory: site });
  const api = await openPortalApi();
  const served = await serveSite(site, api.app);
  const browser = await chromium.launch(launchOptions());
  try {
    await measure(browser, served.origin, api.app);
  } finally {
    await browser.close();
    await Promise.all([served.close(), api.close()]);
  }
}
