import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { type Hands, handsOf } from './hands.ts';
import { type Way, waysOf } from './ways.ts';

/** One who walks: the page, hands, and what to look with. */
export interface Walker extends Way {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly by: Hands;
  readonly open: (route: string) => Promise<void>;
  /** Opens a page anew: it remembers no answer. */
  readonly reopen: (route: string) => Promise<void>;
  readonly said: { allow(pattern: RegExp): void };
  readonly lookAround: (state: string) => Promise<void>;
}

/** Defines the tests of one walk, in all sections or some. `number` selects the ways: consecutive walks take different ones. */
export function walk(number: number, title: string, go: (walker: Walker) => Promise<void>, sections?: readonly Way['section'][]): void {
  for (const way of waysOf(number, sections)) {
    const { section, language, hands, colorScheme, width } = way;
    test.describe(`${section} in ${language} by ${hands}, ${colorScheme} at ${width} px`, () => {
      test.use({ language, colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });
      // many states, each looked at
      test.describe.configure({ timeout: process.env.DEEP ? 180_000 : 90_000 });

      test(title, async ({ page, context, open, said, lookAround }) => {
        let visits = 0;
        const reopen = async (route: string) => {
          // the route is behind the hash, and another hash alone loads nothing
          visits += 1;
          await page.goto(`/?${visits}#${route}`);
          await expect(page.locator('main h1')).toBeVisible();
        };
        await go({ ...way, page, context, by: handsOf(hands, page), open, reopen, said, lookAround });
      });
    });
  }
}
