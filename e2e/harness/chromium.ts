import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** How to launch Chromium: the machine's own when there is one (or the one CHROMIUM names), else Playwright's; silent towards the network. */
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
