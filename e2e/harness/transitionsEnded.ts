import type { Page } from '@playwright/test';

/** Waits until no colour or size of the page, or of a section embedded in it, is on its way to another value. */
export async function transitionsEnded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const embedded = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [document, ...embedded].every((root) => root.getAnimations().every((animation) => !(animation instanceof CSSTransition)));
  });
}
