import { existsSync } from 'node:fs';
import { ensurePackages } from '@territori/build/ensurePackages';
import { HEADLESS_SHELL } from '@territori/build/trial/chromiumPaths';
import { ensureChromium } from './ensureChromium.ts';

/**
 * Finds Chromium without windows, or installs it from the distribution: it takes a sixth less processor time than Chromium. Where there is
 * none, the tests run in Chromium itself. Returns the environment variables that name it.
 */
export async function ensureHeadlessShell(log: (text: string) => void): Promise<{ CHROMIUM: string }> {
  if (process.env.CHROMIUM) return ensureChromium(log);
  return ensurePackages({
    find: () => (existsSync(HEADLESS_SHELL) ? { CHROMIUM: HEADLESS_SHELL } : undefined),
    packages: ['chromium-headless-shell'],
    otherwise: `${HEADLESS_SHELL} is not on this machine`,
    log,
  }).catch(() => ensureChromium(log));
}
