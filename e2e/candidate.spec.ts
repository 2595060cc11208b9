import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@territori/contract';
import { siteFolder } from './harness/siteFolder.ts';
import { expect, test } from './harness/test.ts';

/** What a release has to hold: every section that the site would run opens in the shell that it would run, and nothing complains. */
const { sections } = JSON.parse(readFileSync(join(siteFolder(), 'registry.json'), 'utf8')) as Registry;

for (const { section, version } of Object.values(sections)) {
  test(`${section.id} ${version} opens in the site's shell`, async ({ page, open }) => {
    await open(section.routes[0]);
    await expect(page.getByText(/non è al momento disponibile/)).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
  });
}
