import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromium as ourChromium } from '@territori/build/trial/chromium';
import { test as base } from '../harness/test.ts';
import { ensureOrca } from './ensureOrca.ts';
import { ScreenReader } from './ScreenReader.ts';

/** Playwright's `test` over the composed portal in a window that Orca reads. */
export const test = base.extend<{ screenReader: ScreenReader }>({
  screenReader: async ({ language }, use) => {
    await ensureOrca();
    const screenReader = await ScreenReader.start(language);
    await use(screenReader);
    screenReader.close();
  },
  context: async ({ screenReader, baseURL }, use) => {
    const context = await chromium.launchPersistentContext(join(screenReader.folder, 'profile'), {
      headless: false,
      executablePath: await ensureOrca(),
      ...(baseURL && { baseURL }),
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
      viewport: null,
      reducedMotion: 'reduce',
      env: screenReader.environment,
      // a window without an address bar, as large as the screen
      args: [
        ...(ourChromium().args ?? []),
        '--force-renderer-accessibility',
        '--app=data:text/html,<title>Territori</title>',
        '--window-size=1280,1024',
        '--window-position=0,0',
      ],
    });
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('Chromium has no window.');
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
