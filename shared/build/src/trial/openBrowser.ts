import { type Browser, chromium as engine } from 'playwright-core';
import { CommandFailed } from '../CommandFailed.ts';
import { chromiumOfTests } from './chromium.ts';

/** Starts the machine's Chromium without a window. Throws CommandFailed, with what to install, when there is none. */
export async function openBrowser(): Promise<Browser> {
  try {
    return await engine.launch(chromiumOfTests());
  } catch (error) {
    const { message } = error as Error;
    if (!/Executable doesn't exist|ENOENT|Failed to launch/.test(message)) throw error;
    throw new CommandFailed(
      'The pages are visited in Chromium, and there is none: install it (npx playwright-core install chromium-headless-shell), or name one with CHROMIUM=/path/to/chromium.',
    );
  }
}
