import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';
import { CHROMIUM, HEADLESS_SHELL } from './chromiumPaths.ts';

const installed = [HEADLESS_SHELL, ...CHROMIUM];

/**
 * What Chromium leaves out. It reads one list, the last, so those of Playwright stand here again. The first three draw or prepare parts of
 * the browser's window, such as the suggestions below the address, as pages: with them a page takes three times the processor time to open.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** How to launch Chromium: the one that CHROMIUM names, else the machine's, else Playwright's; without background network traffic. */
export function chromium(): LaunchOptions {
  const executablePath = process.env.CHROMIUM ?? installed.find(existsSync);
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${WITHOUT}`,
      // Chromium has no sandbox for root
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}

/**
 * The same for tests, which occupy every core: V8 compiles and collects in the thread of the page, where it takes less processor time than
 * in threads beside it. Benchmarks measure the browser as it is.
 */
export function chromiumOfTests(): LaunchOptions {
  const options = chromium();
  return { ...options, args: [...(options.args ?? []), '--js-flags=--single-threaded'] };
}
