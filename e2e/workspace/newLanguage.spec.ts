import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startPortal, type TestPortal } from '../harness/startPortal.ts';
import { expect, PATIENCE_MS, test } from './workspaceTest.ts';

/** A language is added as `docs/translate.md` says: a folder with files of texts. Here French, for the glossary alone. */
const FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'shell.json': { 'menu.titolo': 'Menu principal', 'piede.privacy': 'Vie privée' },
  'mf-glossario.json': {
    titolo: 'Glossaire',
    termini_one: '{{count}} terme',
    termini_many: '{{count}} de termes',
    termini_other: '{{count}} termes',
  },
  'mf-glossario/manifest.json': { title: 'Glossaire' },
};

let portal: TestPortal | undefined;
let built: string;

test.describe.configure({ mode: 'default', timeout: PATIENCE_MS });
test.use({
  language: 'fr',
  // asked for by `beforeAll` as well, which only then makes the portal
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => use(portal?.url),
});

test.beforeAll(async ({ workspace, api }) => {
  test.setTimeout(PATIENCE_MS);
  for (const [name, texts] of Object.entries(FILES)) {
    const file = join(workspace.folder, 'shared/languages/fr', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(texts, null, 2)}\n`);
  }
  built = await workspace.run('npm', 'run', 'build');
  portal = await startPortal(api, join(workspace.folder, '.site'), { languages: ['it', 'en', 'fr'] });
});

test.afterAll(async ({ workspace }) => {
  await portal?.close();
  await workspace.reset();
});

test('a language is a folder, and no other file changes', async ({ workspace }) => {
  expect(await workspace.changes()).toEqual(['shared/languages/fr/']);
});

test('only the parts whose texts it has are built again', () => {
  const fresh = built.split('\n').filter((line) => line.endsWith(': built'));
  expect(fresh.map((line) => line.trim().split(/\s+/).slice(2)).sort()).toEqual([
    ['glossario:', 'built'],
    ['shell:', 'built'],
  ]);
});

test('the check accepts it and says what it lacks', async ({ workspace }) => {
  expect(await workspace.run('npx', 'tsx', 'scripts/check/checkLanguages.ts')).toMatch(
    /^fr lacks \d+ texts, which are shown in Italian: .*mf-home\.json \d+/m,
  );
});

test('visitors see it, and what it lacks in Italian, marked as such', async ({ page, open, expectAccessible }) => {
  await open('/glossario');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('main h1')).toHaveText('Glossaire');
  await expect(page).toHaveTitle('Glossaire - Territori');
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Glossaire' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'FRA - Lingua: Français' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vie privée' })).toBeVisible();
  await expect(page.getByText('Dichiarazione di accessibilità').or(page.getByText('Aiuto e contatti')).first()).toHaveAttribute(
    'lang',
    'it',
  );
  await expectAccessible();
});

test('a visitor who reads Italian downloads none of its files', async ({ page }) => {
  const files: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && (await response.text().catch(() => '')).includes('de termes')) files.push(response.url());
  });
  await page.addInitScript(() => localStorage.setItem('lng', 'it'));
  await page.goto('/#/glossario');
  await expect(page.locator('main h1')).toHaveText('Glossario');
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([]);
});
