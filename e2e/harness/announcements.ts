import type { Page } from '@playwright/test';

/**
 * Records what live regions of the pages that open from now on announce: an alert that comes, and each change of the text of a region that
 * was there. The function that it returns gives the texts, oldest first.
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    (window as { announced?: string[] }).announced = said;
    const texts = new WeakMap<Element, string>();
    const look = () => {
      for (const region of document.querySelectorAll('[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]')) {
        const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
        const before = texts.get(region);
        texts.set(region, text);
        // a polite region that comes with its text says nothing
        const known = before ?? (region.getAttribute('role') === 'alert' ? '' : text);
        if (text && text !== known) said.push(text);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as { announced?: string[] }).announced ?? []);
}
