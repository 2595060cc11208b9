import { existsSync } from 'node:fs';
import { ensurePackages } from '@territori/build/ensurePackages';
import { ensureChromium } from './ensureChromium.ts';

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Finds Chromium without windows, or installs it from the distribution: it takes a sixth less processor time than Chromium. Where there is
 * none, the tests run in Chromium itself. Returns the environment variables that name it.
 */
export async function ensureHeadlessShell(log: (text: string) => void): Promise<{ CHROMIUM: string }> {
  if (process.env.CHROMIUM) return ensureChromium(log);
  return ensurePackages({
    find: () => (existsSync(shell) ? { CHROMIUM: shell } : undefined),
    packages: ['chromium-headless-shell'],
    otherwise: `${shell} is not on this machine`,
    log,
  }).catch(() => ensureChromium(log));
}
