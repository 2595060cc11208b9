import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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
      // Chromium has no sandbox for root
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}
