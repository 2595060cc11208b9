import { readManifest, sectionIds } from '@territori/build/workspace';
import { type Language, textIn } from '@territori/contract';
import { expect, test } from './harness/test.ts';

const manifests = await Promise.all(sectionIds().map(readManifest));
const titleOf = (manifest: (typeof manifests)[number], language: Language) =>
  textIn(manifest.title, language).replace('{{product}}', 'Territori');

test('the menu leads to every section that wants to be in it, in its order', { tag: '@short' }, async ({ page, open }) => {
  await open('/home');
  const wanted = manifests.filter(({ nav }) => nav).sort((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0));
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(menu.getByRole('link')).toHaveText(wanted.map((manifest) => manifest.nav?.label?.it ?? titleOf(manifest, 'it')));
  for (const manifest of wanted) {
    await menu.getByRole('link', { name: manifest.nav?.label?.it ?? titleOf(manifest, 'it'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${manifest.routes[0]}/?$`));
    await expect(page).toHaveTitle(new RegExp(titleOf(manifest, 'it')));
  }
});

test('an empty path leads home, and an unknown one to the page that says so', { tag: '@short' }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/#\/home$/);
  await page.goto('/#/non-esiste');
  await expect(page.getByRole('heading', { name: 'Errore 404. La pagina che stai cercando non esiste.' })).toBeVisible();
});

test('/apiDetail and /apidetail are one page, with and without a trailing slash', { tag: '@short' }, async ({ page, open }) => {
  for (const route of ['/apidetail', '/apiDetail', '/apidetail/', '/storia_ua/']) {
    await open(route);
    await expect(page.getByText('Errore 404')).toHaveCount(0);
  }
});
