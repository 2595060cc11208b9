import { join } from 'node:path';
import { sectionIds } from '@territori/build/workspace';
import { startPortal, type TestPortal } from '../harness/startPortal.ts';
import { edit } from './edit.ts';
import { expect, PATIENCE_MS, test } from './workspaceTest.ts';

/**
 * `npm run new-section`, as the README promises it: the section builds, passes its tests and stands in the menu, and
 * nobody edits a file.
 */
const ID = 'dati-di-prova';
const TITLES = { it: 'Dati di prova', en: 'Trial’s data' } as const;

let portal: TestPortal | undefined;
let built: string;

// one section is made for all tests of the file
test.describe.configure({ mode: 'default', timeout: PATIENCE_MS });
test.use({
  // asked for by `beforeAll` as well, which only then makes the portal
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => use(portal?.url),
});

test.beforeAll(async ({ workspace, api }) => {
  test.setTimeout(PATIENCE_MS);
  await workspace.run('npm', 'run', 'new-section', '--', ID, '--en', "Trial's data");
  built = await workspace.run('npm', 'run', 'build');
  portal = await startPortal(api, join(workspace.folder, '.site'));
});

test.afterAll(async ({ workspace }) => {
  await portal?.close();
  await workspace.reset();
});

test('a new section changes the lockfile, the owners and the lists of services, and no other file', async ({ workspace }) => {
  expect((await workspace.changes()).sort()).toEqual([
    'CODEOWNERS',
    'deploy/kubernetes/kustomization.yaml',
    `deploy/kubernetes/sections/${ID}/`,
    'docker-compose.yml',
    `mf-${ID}/`,
    'pnpm-lock.yaml',
  ]);
});

test('a new section is all that has to be built', () => {
  const fresh = built.split('\n').filter((line) => line.endsWith(': built'));
  expect(fresh.map((line) => line.trim().split(/\s+/).slice(2))).toEqual([[`${ID}:`, 'built']]);
});

test('a new section passes its tests, and its types and its style hold', async ({ workspace }) => {
  expect(await workspace.run('npm', 'run', '-s', 'unit', '--', `mf-${ID}`)).toMatch(/Test Files .*1 passed/);
  await workspace.run('npm', 'run', '-s', 'check', '--', ID);
});

test('the check of one section names a wrong type in it, and is not concerned with another section', async ({ workspace }) => {
  const page = `mf-${ID}/src/pages/HomePage.tsx`;
  await edit(workspace, page, "text('titolo')", "text('titolone')");
  await expect(workspace.run('npm', 'run', '-s', 'check', '--', ID)).rejects.toThrow(/TS2345.*"titolone"/);
  await workspace.run('npm', 'run', '-s', 'check', '--', 'glossario');
  await edit(workspace, page, "text('titolone')", "text('titolo')");
});

const words = {
  it: { menu: 'Menu principale', state: 'Questa sezione non è ancora disponibile.' },
  en: { menu: 'Main menu', state: 'This section is not available yet.' },
} as const;

for (const language of ['it', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a new section is last in the menu, opens, and is accessible', async ({ page, open, expectAccessible }) => {
      await open('/home');
      const link = page.getByRole('navigation', { name: words[language].menu }).getByRole('link').last();
      await expect(link).toHaveText(TITLES[language]);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`#/${ID}$`));
      await expect(page.locator('main h1')).toHaveText(TITLES[language]);
      await expect(page.getByText(words[language].state)).toBeVisible();
      await expectAccessible();
    });
  });
}

test('a section whose folder is deleted leaves the services and the lockfile with one command, and the rest builds without it', async ({
  workspace,
}) => {
  await workspace.run('rm', '-r', `mf-${ID}`);
  await workspace.run('npm', 'run', 'services');
  expect(await workspace.changes(), 'not even the lockfile').toEqual([]);
  expect(await workspace.run('npm', 'run', 'build')).toContain(`with ${sectionIds().length} sections`);
});
