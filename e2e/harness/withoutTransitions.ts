import type { Page } from '@playwright/test';
import { transitionsEnded } from './transitionsEnded.ts';

/**
 * Looks at the page while its controls change their colours at once: one that has just been enabled has its colour of before for a tenth of
 * a second, and one may be enabled while it is looked at. The page has its own preference again afterwards.
 */
export async function withoutTransitions<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const reduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await transitionsEnded(page);
  try {
    return await look();
  } finally {
    if (!reduced) await page.emulateMedia({ reducedMotion: 'no-preference' });
  }
}
