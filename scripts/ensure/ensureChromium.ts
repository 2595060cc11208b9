import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '@territori/build/trial/chromiumPaths';

/**
 * Finds or installs Chromium: the machine's own, else Playwright's, else Playwright's download, else the distribution's
 * package if the user may install it. Returns the environment variables that name it.
 */
export async function ensureChromium(log: (text: string) => void): Promise<{ CHROMIUM: string }> {
  const found = () => [process.env.CHROMIUM, ...CHROMIUM, chromium.executablePath()].find((path) => path && existsSync(path));
  const attempts = [
    ['npx', 'playwright', 'install', 'chromium', '--with-deps', '--no-shell'],
    ['npx', 'playwright', 'install', 'chromium', '--no-shell'],
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ];
  for (let path = found(), [command, ...rest] = attempts; ; path = found(), [command, ...rest] = rest) {
    if (path) return { CHROMIUM: path };
    if (!command) throw new Error('This command needs Chromium. Install it, or name one with CHROMIUM=/path/to/chromium.');
    log(command.join(' '));
    spawnSync(command[0] as string, command.slice(1), { stdio: 'inherit' });
  }
}
