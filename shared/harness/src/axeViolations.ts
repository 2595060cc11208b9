import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** axe, once {@link axeViolations} has put it into the page. */
    readonly axe?: {
      configure(settings: { readonly allowedOrigins: readonly string[] }): void;
      run(context: Document, options: RunOptions): Promise<AxeResults>;
    };
  }
}

/** WCAG 2.2 at its levels A and AA, as axe tags its rules. */
export const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe on the page and the frames in it. Resolves to a line for each element that violates a rule: rule, sentence, selector.
 * The program of axe is put into a document once: `@axe-core/playwright` puts it there twice at each run, which takes a third of the run.
 */
export async function axeViolations(page: Page, options: RunOptions): Promise<string[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => window.axe !== undefined)) continue;
    await frame.evaluate(source);
    // the page asks its frames for their results, and each of them has an origin of its own
    await frame.evaluate(() => window.axe?.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  }
  return page.evaluate(async (given) => {
    const { violations } = await (window.axe as NonNullable<typeof window.axe>).run(document, { ...given, resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} - ${target.join(' ')}`));
  }, options);
}
