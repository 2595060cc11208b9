import { test as base, expect, type Page } from '@playwright/test';
import type { Language } from '@territori/contract';
import { axeViolations, WCAG_AA } from '@territori/harness/axeViolations';
import { overflow } from './overflow.ts';
import { startPortal, type TestPortal } from './startPortal.ts';
import { withoutTransitions } from './withoutTransitions.ts';

interface TestFixtures {
  /**
   * Errors, warnings, policy violations and uncaught exceptions of the console. Must be empty at the end; a test about
   * faults names those it expects.
   */
  readonly said: { allow(pattern: RegExp): void };
  /** Opens a page of the portal by its route (`/glossario`) and waits for its heading. */
  readonly open: (route: string) => Promise<void>;
  /** Fails with every violation of WCAG 2.2 AA on the page, and of the rules of axe that are named in addition. */
  readonly expectAccessible: (more?: readonly string[]) => Promise<void>;
  /** Fails when the state on screen violates WCAG 2.2 AA or is wider than the window. A deep run checks light and dark, wide and narrow. */
  readonly lookAround: (state: string) => Promise<void>;
  readonly language: Language;
}

interface WorkerFixtures {
  /** Address of the API that the portal calls. */
  readonly api: string;
  readonly portal: TestPortal;
}

function listen(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.stack ?? error.message}`));
  return lines;
}

/** Playwright's `test` over the composed portal. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  language: ['it', { option: true }],
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const api = process.env.E2E_API;
      if (!api) throw new Error('The global setup has not opened the API.');
      await use(api);
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ api }, use) => {
      const portal = await startPortal(api);
      await use(portal);
      await portal.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  page: async ({ page }, use) => {
    await use(page);
    // an answer that the test changes may still be under way, such as the registry that the page reads again
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  said: [
    async ({ page, language }, use) => {
      const lines = listen(page);
      const allowed: RegExp[] = [];
      await page.addInitScript((lng) => localStorage.setItem('lng', lng), language);
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(
        lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
        'the console is silent',
      ).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (route) => {
      await page.goto(`/#${route}`);
      // the outline has a heading too
      await expect(page.locator('#waiting')).toHaveCount(0);
      // a page may show another section with its own heading
      await expect(page.locator('h1').first()).toBeVisible();
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async (more = []) => {
      const rules = Object.fromEntries(more.map((rule) => [rule, { enabled: true }]));
      const found = await withoutTransitions(page, () => axeViolations(page, { runOnly: WCAG_AA, rules }));
      expect(found, 'no violation of WCAG 2.2 AA').toEqual([]);
    });
  },
  lookAround: async ({ page, colorScheme, viewport, expectAccessible }, use) => {
    const own = { colorScheme: colorScheme ?? 'light', width: viewport?.width ?? 1280, height: viewport?.height ?? 800 };
    const all = (['light', 'dark'] as const).flatMap((scheme) => [320, 1280].map((width) => ({ ...own, colorScheme: scheme, width })));
    const show = async ({ colorScheme: scheme, ...size }: typeof own) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize(size);
    };
    await use((state) =>
      base.step(`axe: ${state}`, async () => {
        const looks = process.env.DEEP ? all : [own];
        for (const look of looks) {
          if (looks.length > 1) await show(look);
          await expectAccessible();
          expect(await overflow(page), `nothing sticks out at ${look.width} px`).toBe(0);
        }
        if (looks.length > 1) await show(own);
      }),
    );
  },
});

export { expect };
