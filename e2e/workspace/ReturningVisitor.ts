import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromium as installed } from '@territori/build/trial/chromium';
import { expect } from './workspaceTest.ts';

const PATIENCE_MS = 30_000;
/** Longer than a page that has its scripts thinks before it asks for the next. */
const QUIET_MS = 2_000;

/** What a visit showed and cost. */
export interface Visit {
  /** What the page of the glossary said. */
  readonly glossary: string;
  /** The paths that were asked of the portal's servers, rather than taken from the browser's cache. */
  readonly reached: string[];
}

/**
 * A visitor who opens the home, the glossary and the history, and returns another day: each visit is a new browser with
 * the cache of the one before.
 */
export class ReturningVisitor {
  readonly #profile: string;
  readonly #portal: string;
  readonly #reached: string[];

  /**
   * @param profile folder in which the browser keeps its cache
   * @param portal address of the portal
   * @param reached to which the portal's servers add the path of each request
   */
  constructor({ profile, portal, reached }: { profile: string; portal: string; reached: string[] }) {
    this.#profile = profile;
    this.#portal = portal;
    this.#reached = reached;
  }

  async visit(): Promise<Visit> {
    this.#reached.length = 0;
    const browser = await chromium.launchPersistentContext(this.#profile, { ...installed(), locale: 'it-IT' });
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      await page.goto(`${this.#portal}/#/home`);
      const heading = page.locator('main h1');
      await expect(heading).toBeVisible();
      // the map is loaded when the processor is free: each visit waits for it, so that all visits load the same files
      await expect(page.getByRole('img', { name: /^Le province d’Italia/ })).toBeVisible();
      const menu = page.getByRole('navigation', { name: 'Menu principale' });
      await menu.getByRole('link', { name: 'Glossario', exact: true }).click();
      await expect(heading).toHaveText('Glossario');
      const glossary = (await page.locator('main').textContent()) ?? '';
      await menu.getByRole('link', { name: 'Storia unità', exact: true }).click();
      await expect(heading).toHaveText('Storia unità territoriali');
      // the code of the notifications is loaded last, seconds after the page
      await expect(page.getByRole('region', { name: 'Notifiche', includeHidden: true })).toBeAttached();
      await this.#quiet();
      return { glossary, reached: [...this.#reached] };
    } finally {
      await browser.close();
    }
  }

  /** Waits until the page asks for nothing more. */
  async #quiet(): Promise<void> {
    for (let before = -1; before !== this.#reached.length; ) {
      before = this.#reached.length;
      await wait(QUIET_MS);
    }
  }
}
