import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Registry, RegistryEntry, Section } from '@territori/contract';
import { siteFolder } from './harness/siteFolder.ts';
import { expect, test } from './harness/test.ts';

/** The trial of a release: every section of the candidate shows its own page in the candidate's shell, in both languages. */
const { sections } = JSON.parse(readFileSync(join(siteFolder(), 'registry.json'), 'utf8')) as Registry;

/** The title of a section's first page, from the code that the page has loaded; null when the page has not loaded that section. */
const ownTitle = (page: Page, { section: { container } }: RegistryEntry, language: 'it' | 'en') =>
  page.evaluate(
    async ([name, language]) => {
      type Container = { get(module: string): Promise<() => { default: Section }> };
      const loaded = (window as unknown as Record<string, Container | undefined>)[name];
      if (!loaded) return null;
      const { manifest, messages, routes } = (await loaded.get('./section'))().default;
      const key = routes.find(({ path }) => path === '')?.title;
      return (key && messages[language][key]) || manifest.title[language];
    },
    [container, language] as const,
  );

for (const entry of Object.values(sections)) {
  const { section, version } = entry;
  test(`${section.id} ${version} opens in the site's shell`, async ({ page, open }) => {
    for (const language of ['it', 'en'] as const) {
      await page.addInitScript((lng) => localStorage.setItem('lng', lng), language);
      if (language === 'it') await open(section.routes[0]);
      else await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('main h1')).toBeVisible();
      const title = (await ownTitle(page, entry, language))?.replaceAll('{{product}}', 'Territori');
      expect(title, `the code at ${section.routes[0]} is that of ${section.id}`).toBeTruthy();
      await expect(page).toHaveTitle(title === 'Territori' ? title : `${title} - Territori`);
      await expect(page.getByText(/non è al momento disponibile|is not available at the moment/)).toHaveCount(0);
    }
  });
}
